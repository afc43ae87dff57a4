import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { account, card, expired, ready } from '#stories/components/sections/PaymentMethods.fixtures.ts';
import { PaymentMethods } from '#src/components/sections/PaymentMethods/PaymentMethods.tsx';

const noConnection = 'Ошибка соединения с сервером. Попробуйте позже.';
const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить сохранённые карты. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const meta = {
  title: 'Компоненты/Секции/Способы оплаты · PaymentMethods',
  id: 'components-sections-paymentmethods',
  component: PaymentMethods,
  args: { methods: ready(card, expired, account), onRetry: fn(), onForbid: fn() },
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Some: Story = {
  name: 'Загружено',
  tags: ['widths', 'forced-colors', 'contrast'],
  globals: { viewport: { value: 'desktop' } },
};
export const Forbidding: Story = {
  name: 'Списания отключаются',
  args: { methods: ready({ ...card, forbidding: { kind: 'pending' } }, account) },
};
export const ForbiddingFailed: Story = {
  name: 'Ошибка отключения',
  args: { methods: ready({ ...card, forbidding: { kind: 'failed', message: noConnection } }, account) },
};
export const Forbidden: Story = {
  name: 'Списания отключены',
  args: { methods: ready(account), done: 'Больше не списываем: Мир •••• 2208.' },
};
export const NothingLeft: Story = {
  name: 'Пусто после отключения',
  args: { methods: ready(), done: 'Больше не списываем: Мир •••• 2208.' },
};
export const Failed: Story = { name: 'Ошибка загрузки', args: { methods: failed } };
export const Retrying: Story = {
  name: 'Повторная загрузка',
  args: { methods: { ...failed, isRetrying: true } },
};
export const Offline: Story = {
  name: 'Нет сети',
  args: { methods: { kind: 'offline', isRetrying: false, value: undefined } },
};

export const OneIsForbidden: Story = {
  name: 'Нажатие «Больше не списывать»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2208\)$/ }));
    await expect(args.onForbid).toHaveBeenCalledWith(card.id);
  },
};
