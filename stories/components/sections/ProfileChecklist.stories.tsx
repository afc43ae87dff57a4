import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileChecklist } from '#src/components/sections/ProfileChecklist/index.ts';
import { steps } from '#src/components/sections/ProfileChecklist/fixtures.ts';

const meta = { component: ProfileChecklist, args: { steps } } satisfies Meta<typeof ProfileChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const ThreeDone: Story = { tags: ['phone', 'forced-colors'] };
/** Nothing is left to say. */
export const AllDone: Story = {
  tags: ['!pixels'],
  args: { steps: steps.map((step) => ({ ...step, isDone: true })) },
};
