import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from '#src/components/primitives/BackLink/BackLink.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Ссылка назад · BackLink',
  id: 'components-primitives-backlink',
  component: BackLink,
  args: { href: '/feed', children: 'Лента' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Rest: Story = { name: 'В покое' };
export const Hovered: Story = { name: 'Под курсором', parameters: { forcedState: 'hovered' } };
