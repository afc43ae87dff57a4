import type { Meta, StoryObj } from '@storybook/react-vite';
import { tiles } from '#src/components/primitives/Art/Art.tsx';
import { PostPicture } from '#src/components/sections/PostPicture/PostPicture.tsx';

const meta = {
  title: 'Компоненты/Секции/Картинка поста · PostPicture',
  id: 'components-sections-postpicture',
  component: PostPicture,
  args: { picture: { ...tiles.showman, alt: '' }, place: 'page' },
} satisfies Meta<typeof PostPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Open: Story = { name: 'В карточке', args: { place: 'card' } };
export const Locked: Story = { name: 'Закрытый пост', tags: ['forced-colors'], args: { isLocked: true } };
