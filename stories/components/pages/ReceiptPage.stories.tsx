import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type OrderReceipt, ReceiptPage } from '#src/components/pages/ReceiptPage/ReceiptPage.tsx';
import { paid, payment } from '#stories/components/pages/ReceiptPage.fixtures.ts';

const ready = (value: OrderReceipt) => ({ kind: 'ready', value, isRenewing: false }) as const;
const desktop = { viewport: { value: 'desktop' } };
const href = '/checkout/1';
const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить чек. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const meta = {
  title: 'Компоненты/Страницы/Чек · ReceiptPage',
  id: 'components-pages-receiptpage',
  component: ReceiptPage,
  parameters: { layout: 'fullscreen' },
  args: {
    receipt: ready(paid),
    back: { href: '/account/settings#payments', label: 'К платежам' },
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ReceiptPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Paid: Story = {
  name: 'Оплачено',
  tags: ['widths', 'forced-colors', 'print'],
  globals: desktop,
};
export const Test: Story = {
  name: 'Тестовый платёж',
  tags: ['phone', 'print'],
  args: { receipt: ready({ ...paid, payment: { ...payment, isTest: true, company: undefined } }) },
  globals: desktop,
};
export const Refunded: Story = {
  name: 'Возврат',
  tags: ['phone', 'print'],
  args: { receipt: ready({ kind: 'refunded', payment }) },
  globals: desktop,
};
export const LongTexts: Story = {
  name: 'Длинные тексты',
  args: {
    receipt: ready({
      ...paid,
      payment: {
        ...payment,
        subject:
          'Пост «Достопримечательностинеобыкновенные и первый ряд с правом голоса», автор Константин Достопримечательностинеобыкновенный-Заозёрный',
        kopecks: 4_999_950,
        email: 'konstantin.dostoprimechatelnostineobyknovennyj@example.ru',
      },
    }),
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Unpaid: Story = {
  name: 'Заказ не оплачен',
  tags: ['phone'],
  args: { receipt: ready({ kind: 'open', href }) },
};
export const Pending: Story = {
  name: 'Банк не ответил',
  args: { receipt: ready({ kind: 'pending', href }) },
};
export const Closed: Story = {
  name: 'Заказ закрыт',
  args: { receipt: ready({ kind: 'closed', href }) },
};
export const Loading: Story = { name: 'Загрузка', args: { receipt: { kind: 'loading' } } };
export const Failed: Story = { name: 'Ошибка загрузки', tags: ['forced-colors'], args: { receipt: failed } };
export const Retrying: Story = {
  name: 'Повторная загрузка',
  args: { receipt: { ...failed, isRetrying: true } },
};
export const Offline: Story = {
  name: 'Нет сети, старые данные',
  args: { receipt: { kind: 'offline', isRetrying: false, value: paid } },
};

export const Printing: Story = {
  name: 'Нажатие «Печать»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Печать' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
