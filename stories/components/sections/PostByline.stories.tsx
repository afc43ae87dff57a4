import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostByline } from '#src/components/sections/PostByline/PostByline.tsx';
import { openPost } from '#stories/components/sections/PostCard.fixtures.ts';

const { author, meta: words } = openPost;
const meta = {
  title: 'Компоненты/Секции/Автор и дата поста · PostByline',
  id: 'components-sections-postbyline',
  component: PostByline,
  args: { author, meta: words },
} satisfies Meta<typeof PostByline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const WithPortrait: Story = { name: 'С портретом' };
export const WithInitial: Story = {
  name: 'С буквой',
  args: { author: { ...author, name: 'Дина Юнусова', portrait: { letter: 'Д', ink: 'pine' } } },
};
export const Hovered: Story = { name: 'Под курсором', parameters: { forcedState: 'hovered' } };
