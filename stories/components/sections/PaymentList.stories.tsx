import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { loaded, paymentMonths } from '#stories/components/sections/PaymentList.fixtures.ts';
import { PaymentList } from '#src/components/sections/PaymentList/PaymentList.tsx';

const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить платежи. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const meta = {
  title: 'Компоненты/Секции/Платежи · PaymentList',
  id: 'components-sections-paymentlist',
  component: PaymentList,
  args: { payments: loaded(paymentMonths), more: { kind: 'idle' }, onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof PaymentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Some: Story = {
  name: 'Загружено',
  tags: ['widths', 'forced-colors', 'contrast'],
  globals: { viewport: { value: 'desktop' } },
};
export const All: Story = { name: 'Показано всё', args: { more: undefined } };
export const Empty: Story = { name: 'Пусто', args: { payments: loaded([]), more: undefined } };
export const Loading: Story = {
  name: 'Загрузка',
  args: { payments: { kind: 'loading' }, more: undefined },
};
export const LoadingMore: Story = { name: 'Загружаем ещё', args: { more: { kind: 'pending' } } };
export const MoreFailed: Story = {
  name: 'Ещё не загрузилось',
  args: { more: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
export const Failed: Story = { name: 'Ошибка загрузки', args: { payments: failed, more: undefined } };
export const Retrying: Story = {
  name: 'Повторная загрузка',
  args: { payments: { ...failed, isRetrying: true }, more: undefined },
};
export const Offline: Story = {
  name: 'Нет сети',
  args: { payments: { kind: 'offline', isRetrying: false, value: undefined }, more: undefined },
};

export const MoreIsAsked: Story = {
  name: 'Нажатие «Показать ещё»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
