import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { here, phone, twin, unknown } from '#stories/components/sections/SessionList.fixtures.ts';
import { SessionList, type SessionView } from '#src/components/sections/SessionList/SessionList.tsx';

const noConnection = 'Ошибка соединения с сервером. Попробуйте позже.';
const ready = (...value: SessionView[]) => ({ kind: 'ready', value, isRenewing: false }) as const;
const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить сеансы. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const meta = {
  title: 'Компоненты/Секции/Список сеансов · SessionList',
  id: 'components-sections-sessionlist',
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

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Ready: Story = {
  name: 'Загружено',
  tags: ['widths', 'forced-colors', 'contrast'],
  globals: { viewport: { value: 'desktop' } },
};
export const Twins: Story = { name: 'Два одинаковых браузера', args: { sessions: ready(here, twin) } };
export const NoOthers: Story = { name: 'Других сеансов нет', args: { sessions: ready(here) } };
export const Loading: Story = { name: 'Загрузка', args: { sessions: { kind: 'loading' } } };
export const Failed: Story = { name: 'Ошибка загрузки', args: { sessions: failed } };
export const FailedWithOldList: Story = {
  name: 'Ошибка загрузки, старый список',
  args: { sessions: { ...failed, value: [here, phone] } },
};
export const Retrying: Story = {
  name: 'Повторная загрузка',
  args: { sessions: { ...failed, isRetrying: true } },
};
export const OfflineWithOldList: Story = {
  name: 'Нет сети, старый список',
  args: { sessions: { kind: 'offline', isRetrying: false, value: [here, phone] } },
};
export const Ending: Story = {
  name: 'Сеанс завершается',
  args: { sessions: ready(here, { ...phone, end: { kind: 'pending' } }, unknown) },
};
export const EndFailed: Story = {
  name: 'Ошибка завершения сеанса',
  args: { sessions: ready(here, { ...phone, end: { kind: 'failed', message: noConnection } }, unknown) },
};
export const Ended: Story = {
  name: 'Сеанс завершён',
  args: { sessions: ready(here, unknown), done: 'Сеанс завершён.' },
};
export const EndingOthers: Story = {
  name: 'Остальные сеансы завершаются',
  args: { others: { kind: 'pending' } },
};
export const EndOthersFailed: Story = {
  name: 'Ошибка завершения остальных',
  args: { others: { kind: 'failed', message: noConnection } },
};
export const OthersEnded: Story = {
  name: 'Остальные сеансы завершены',
  args: { sessions: ready(here), done: 'Остальные сеансы завершены.' },
};

export const OneIsEnded: Story = {
  name: 'Нажатие «Завершить сеанс»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Завершить сеанс: Safari, iPhone. ${phone.since}` }),
    );
    await expect(args.onEnd).toHaveBeenCalledWith(phone.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти на других устройствах' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
};
