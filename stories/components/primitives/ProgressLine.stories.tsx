import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from '#src/components/primitives/ProgressLine/index.ts';

const meta = {
  title: 'Компоненты/Примитивы/Полоса загрузки · ProgressLine',
  id: 'components-primitives-progressline',
  component: ProgressLine,
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный вид', tags: ['forced-colors', 'motion'] };
