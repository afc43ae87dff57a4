import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { here, phone, unknown } from '#src/components/sections/SessionList/fixtures.ts';
import { SessionList, type SessionView } from '#src/components/sections/SessionList/index.ts';

const noConnection = 'Ошибка соединения с сервером. Попробуйте позже.';
const ready = (...value: SessionView[]) => ({ kind: 'ready', value, isRenewing: false }) as const;
const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить сеансы. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const meta = {
  component: SessionList,
  args: {
    sessions: ready(here, phone, unknown),
    others: { kind: 'idle' },
    onRetry: fn(),
    onEnd: fn(),
    onEndOthers: fn(),
  },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Ready: Story = {
  tags: ['widths', 'forced-colors', 'contrast'],
  globals: { viewport: { value: 'desktop' } },
};
export const NoOthers: Story = { args: { sessions: ready(here) } };
export const Loading: Story = { args: { sessions: { kind: 'loading' } } };
export const Failed: Story = { args: { sessions: failed } };
export const FailedWithOldList: Story = { args: { sessions: { ...failed, value: [here, phone] } } };
export const Retrying: Story = { args: { sessions: { ...failed, isRetrying: true } } };
export const OfflineWithOldList: Story = {
  args: { sessions: { kind: 'offline', isRetrying: false, value: [here, phone] } },
};
export const Ending: Story = {
  args: { sessions: ready(here, { ...phone, end: { kind: 'pending' } }, unknown) },
};
export const EndFailed: Story = {
  args: { sessions: ready(here, { ...phone, end: { kind: 'failed', message: noConnection } }, unknown) },
};
export const Ended: Story = { args: { sessions: ready(here, unknown), done: 'Сеанс завершён.' } };
export const EndingOthers: Story = { args: { others: { kind: 'pending' } } };
export const EndOthersFailed: Story = { args: { others: { kind: 'failed', message: noConnection } } };
export const OthersEnded: Story = { args: { sessions: ready(here), done: 'Остальные сеансы завершены.' } };

export const OneIsEnded: Story = {
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить сеанс: Safari, iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith(phone.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти на остальных' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
};
