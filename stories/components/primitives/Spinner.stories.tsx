import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '#src/components/primitives/Spinner/index.ts';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};
