import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailure } from '#src/components/sections/LoadFailure/index.ts';

const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить авторов. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const meta = {
  component: LoadFailure,
  args: { load: failed, heir: { current: null }, onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Failed: Story = { globals: { viewport: { value: 'desktop' } } };
export const Retrying: Story = { args: { load: { ...failed, isRetrying: true } } };
export const Offline: Story = { args: { load: { kind: 'offline', isRetrying: false, value: undefined } } };
export const InRow: Story = { tags: ['phone'], args: { place: 'row' } };
/** Nothing to tell: nothing is drawn. */
export const Loading: Story = { args: { load: { kind: 'loading' } }, tags: ['!pixels'] };
export const Ready: Story = {
  args: { load: { kind: 'ready', value: undefined, isRenewing: false } },
  tags: ['!pixels'],
};

export const Retried: Story = {
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить ещё раз' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
