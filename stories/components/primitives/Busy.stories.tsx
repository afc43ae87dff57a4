import type { Meta, StoryObj } from '@storybook/react-vite';
import { Busy } from '#src/components/primitives/Busy/Busy.tsx';
import { Skeleton } from '#src/components/primitives/Skeleton/Skeleton.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Место загрузки · Busy',
  id: 'components-primitives-busy',
  component: Busy,
  args: { children: <Skeleton kind="line" width="half" /> },
} satisfies Meta<typeof Busy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: 'Ожидание' };
