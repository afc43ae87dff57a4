import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutFrame } from '#src/components/frames/CheckoutFrame/CheckoutFrame.tsx';
import { Receipt } from '#src/components/primitives/Receipt/Receipt.tsx';
import { tierReceipt } from '#stories/components/primitives/Receipt.fixtures.ts';

const meta = {
  title: 'Компоненты/Рамки/Рамка оплаты · CheckoutFrame',
  id: 'components-frames-checkoutframe',
  component: CheckoutFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    back: { href: '/profile/anna', label: 'Страница Анны' },
    art: 'lens',
    order: {
      summary: { portrait: 'anna', title: 'Первый ряд', note: 'Анна Рощина', kopecks: 50_000 },
      receipt: <Receipt {...tierReceipt} />,
    },
    children: <h1>Подписка на Анну Рощину</h1>,
  },
} satisfies Meta<typeof CheckoutFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const TestBank: Story = {
  ...Desktop,
  name: 'С тестовым банком',
  tags: ['phone', 'forced-colors'],
  args: { isTest: true },
};
export const Empty: Story = {
  ...Desktop,
  name: 'Заказ ещё не известен',
  tags: [],
  args: { order: undefined },
};
export const Unfolded: Story = {
  name: 'Чек раскрыт',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Первый ряд/ }));
    await expect(canvas.getByRole('region', { name: 'Чек' })).toBeVisible();
  },
};
