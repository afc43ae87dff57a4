import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AppearanceForm } from '#src/components/forms/AppearanceForm/index.ts';

const meta = {
  component: AppearanceForm,
  args: { appearance: 'system', onChange: fn() },
} satisfies Meta<typeof AppearanceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const System: Story = {};
export const Dark: Story = { args: { appearance: 'dark' } };
