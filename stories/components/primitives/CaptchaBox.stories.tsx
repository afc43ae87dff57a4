import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CaptchaBox } from '#src/components/primitives/CaptchaBox/index.ts';

const meta = { component: CaptchaBox, args: { status: 'idle', onPress: fn() } } satisfies Meta<
  typeof CaptchaBox
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Loading: Story = { args: { status: 'loading' } };
/** Loading for 8 seconds already. */
export const SlowLoading: Story = { args: { status: 'slowLoading' } };
export const Idle: Story = {};
export const Hovered: Story = { parameters: { forcedState: 'hovered' } };
export const Focused: Story = { parameters: { forcedState: 'focus-visible' } };
export const Verifying: Story = { tags: ['forced-colors', 'motion'], args: { status: 'verifying' } };
export const Slow: Story = { args: { status: 'slow' } };
export const Verified: Story = { tags: ['forced-colors'], args: { status: 'verified' } };
export const Expired: Story = { args: { status: 'expired' } };
export const Failed: Story = { args: { status: 'error' } };

export const Pressed: Story = {
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Я не робот' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
