import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from '#src/components/primitives/ProgressLine/index.ts';

const meta = { component: ProgressLine } satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный вид', tags: ['forced-colors', 'motion'] };
