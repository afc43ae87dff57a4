import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { here, phone, unknown } from '#src/components/sections/SessionList/fixtures.ts';
import { SessionList, type SessionListStatus } from '#src/components/sections/SessionList/index.ts';

const noConnection = 'Ошибка соединения с сервером. Попробуйте позже.';
const ready: SessionListStatus = {
  kind: 'ready',
  sessions: [here, phone, unknown],
  others: { kind: 'idle' },
};

const meta = {
  component: SessionList,
  args: { status: ready, onRetry: fn(), onEnd: fn(), onEndOthers: fn() },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const NoOthers: Story = { args: { status: { ...ready, sessions: [here] } } };
export const Loading: Story = { args: { status: { kind: 'loading' } } };
export const Failed: Story = {
  args: { status: { kind: 'error', message: noConnection, isRetrying: false } },
};
export const Retrying: Story = {
  args: { status: { kind: 'error', message: noConnection, isRetrying: true } },
};
export const Ending: Story = {
  args: { status: { ...ready, sessions: [here, { ...phone, end: { kind: 'pending' } }, unknown] } },
};
export const EndFailed: Story = {
  args: {
    status: {
      ...ready,
      sessions: [here, { ...phone, end: { kind: 'error', message: noConnection } }, unknown],
    },
  },
};
export const Ended: Story = {
  args: { status: { ...ready, sessions: [here, unknown] }, done: 'Сеанс завершён.' },
};
export const EndingOthers: Story = { args: { status: { ...ready, others: { kind: 'pending' } } } };
export const EndOthersFailed: Story = {
  args: { status: { ...ready, others: { kind: 'error', message: noConnection } } },
};
export const OthersEnded: Story = {
  args: { status: { ...ready, sessions: [here] }, done: 'Остальные сеансы завершены.' },
};

export const OneIsEnded: Story = {
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить сеанс: Safari, iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith(phone.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить все\u00a0остальные' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
};
