import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  type Checkout,
  CheckoutPage,
  type CheckoutState,
} from '#src/components/pages/CheckoutPage/CheckoutPage.tsx';
import {
  boughtCheckout,
  donatedCheckout,
  donationCheckout,
  paidCheckout,
  postCheckout,
  refused,
  refusedCheckout,
  silent,
  tierCheckout,
  waiting,
} from '#stories/components/pages/CheckoutPage.fixtures.ts';
import { paymentOptions } from '#stories/components/sections/PaymentChoice.fixtures.ts';
import { returnedSteps } from '#stories/components/sections/Timeline.fixtures.ts';

const ready = (value: Checkout) => ({ kind: 'ready', value, isRenewing: false }) as const;
const inState = (state: CheckoutState) => ready({ ...tierCheckout, state });
const email = 'Введите корректный email';
const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Компоненты/Страницы/Оплата · CheckoutPage',
  id: 'components-pages-checkoutpage',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: {
    checkout: ready(tierCheckout),
    homeHref: '/',
    back: { href: '/profile/anna', label: 'Страница Анны' },
    isTest: true,
    links: { terms: '/documents/payment-terms', support: '/support' },
    actions: {
      onPay: fn(),
      onOpenBank: fn(),
      onCheck: fn(),
      onOrderAgain: fn(),
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Tier: Story = { name: 'Подписка', tags: ['widths', 'forced-colors'], globals: desktop };
export const Post: Story = {
  name: 'Пост',
  tags: ['phone'],
  args: { checkout: ready(postCheckout), back: { href: '/posts/3', label: 'К посту' } },
  globals: desktop,
};
export const Donation: Story = {
  name: 'Донат',
  tags: ['phone'],
  args: { checkout: ready(donationCheckout) },
  globals: desktop,
};
export const NoneSaved: Story = {
  name: 'Сохранённых карт нет',
  args: { checkout: ready({ ...tierCheckout, options: paymentOptions.slice(1) }) },
};
export const RealBank: Story = { name: 'Настоящая оплата', args: { isTest: false }, globals: desktop };
export const Invalid: Story = {
  name: 'Ошибки в полях',
  tags: ['phone'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Куда/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'nina@example');
    await userEvent.click(canvas.getByRole('button', { name: /Оплатить/ }));
    await expect(await canvas.findByText(/Два места/)).toBeVisible();
    await expect(args.actions.onPay).not.toHaveBeenCalled();
  },
};
export const RefusedByServer: Story = {
  name: 'Сервер не принял',
  args: {
    checkout: inState({ kind: 'entering', paying: { kind: 'failed', fields: { email } } }),
  },
};
export const Paying: Story = {
  name: 'Открываем страницу банка',
  tags: ['phone'],
  args: { checkout: inState({ kind: 'entering', paying: { kind: 'pending' } }) },
};
export const Sent: Story = {
  name: 'Заказ отправлен',
  tags: ['!pixels'],
  args: { checkout: inState({ kind: 'entering', paying: { kind: 'done' } }) },
};
export const Uncertain: Story = {
  name: 'Связь пропала при нажатии',
  args: { checkout: inState({ kind: 'uncertain' }) },
};
export const Waiting: Story = {
  name: 'Ждём банк',
  tags: ['phone', 'forced-colors'],
  args: { checkout: inState(waiting) },
  globals: desktop,
};
export const WaitingForDonation: Story = {
  name: 'Ждём банк, донат',
  args: { checkout: ready({ ...donationCheckout, state: waiting }) },
};
export const OpeningBank: Story = {
  name: 'Возвращаемся к банку',
  args: { checkout: inState({ ...waiting, opening: { kind: 'pending' } }) },
};
export const BankUnopened: Story = {
  name: 'Страница банка не открылась',
  args: {
    checkout: inState({
      ...waiting,
      opening: { kind: 'failed', message: 'Банк пока не отвечает. Попробуйте ещё раз через минуту.' },
    }),
  },
};
export const Silent: Story = { name: 'Всё ещё ждём', tags: ['phone'], args: { checkout: inState(silent) } };
export const Checking: Story = {
  name: 'Спрашиваем банк',
  args: { checkout: inState({ ...silent, checking: { kind: 'pending' } }) },
};
export const CheckFailed: Story = {
  name: 'Спросить не вышло',
  args: {
    checkout: inState({
      ...silent,
      checking: { kind: 'failed', message: 'Банк не отвечает. Попробуйте позже.' },
    }),
  },
};
export const Paid: Story = {
  name: 'Подписка оплачена',
  tags: ['widths'],
  args: { checkout: ready(paidCheckout) },
  globals: desktop,
};
export const Bought: Story = {
  name: 'Пост куплен',
  tags: ['phone'],
  args: { checkout: ready(boughtCheckout) },
  globals: desktop,
};
export const Donated: Story = {
  name: 'Донат дошёл',
  tags: ['phone'],
  args: { checkout: ready(donatedCheckout) },
  globals: desktop,
};
export const RefusedForFunds: Story = {
  name: 'Не хватает денег',
  tags: ['phone'],
  args: { checkout: ready(refusedCheckout) },
  globals: desktop,
};
export const RefusedForDate: Story = {
  name: 'Срок карты истёк',
  args: { checkout: ready({ ...refusedCheckout, state: { ...refused, reason: 'expired' } }) },
};
export const RefusedOnline: Story = {
  name: 'Банк не разрешил оплату в интернете',
  args: { checkout: ready({ ...refusedCheckout, state: { ...refused, reason: 'forbidden' } }) },
};
export const RefusedForCode: Story = {
  name: 'Код не введён',
  args: { checkout: ready({ ...refusedCheckout, state: { ...refused, reason: 'code' } }) },
};
export const RefusedSilently: Story = {
  name: 'Банк не назвал причину',
  args: { checkout: ready({ ...refusedCheckout, state: { ...refused, reason: 'unknown' } }) },
};
export const PayingAgain: Story = {
  name: 'Другой способ, ждём',
  args: { checkout: ready({ ...refusedCheckout, state: { ...refused, paying: { kind: 'pending' } } }) },
};
export const Returned: Story = {
  name: 'Вернулись, не заплатив',
  tags: ['phone'],
  args: { checkout: inState({ kind: 'returned', steps: returnedSteps, opening: { kind: 'idle' } }) },
  globals: desktop,
};
export const RefusedForLimit: Story = {
  name: 'Превышен предел по карте',
  tags: ['!pixels'],
  args: { checkout: ready({ ...refusedCheckout, state: { ...refused, reason: 'limit' } }) },
};
export const RefusedForData: Story = {
  name: 'Данные карты не подошли',
  tags: ['!pixels'],
  args: { checkout: ready({ ...refusedCheckout, state: { ...refused, reason: 'data' } }) },
};
export const RefusedByOutage: Story = {
  name: 'Банк карты не ответил',
  tags: ['!pixels'],
  args: { checkout: ready({ ...refusedCheckout, state: { ...refused, reason: 'bank' } }) },
};
export const Expired: Story = {
  name: 'Заказ закрыт',
  args: { checkout: inState({ kind: 'expired', ordering: { kind: 'idle' } }) },
};
export const OrderingAgain: Story = {
  name: 'Оформляем заново',
  tags: ['!pixels'],
  args: { checkout: inState({ kind: 'expired', ordering: { kind: 'pending' } }) },
};
export const OrderedAgain: Story = {
  name: 'Оформить заново не вышло',
  args: {
    checkout: inState({
      kind: 'expired',
      ordering: { kind: 'failed', message: 'Такого уровня нет, или автор его закрыл.' },
    }),
  },
};
export const Void: Story = {
  name: 'Купить уже нельзя',
  args: {
    checkout: inState({ kind: 'void', ways: [{ label: 'Страница автора', href: '/profile/anna' }] }),
  },
};
export const PaidElsewhere: Story = {
  name: 'Оплачено в другой вкладке',
  args: {
    checkout: inState({
      kind: 'paidElsewhere',
      paidAt: '16:39',
      ways: [
        { label: 'Открыть посты', href: '/profile/anna' },
        { label: 'Чек', href: '/receipt/1' },
      ],
    }),
  },
};
export const Off: Story = {
  name: 'Оплата не подключена',
  tags: ['phone'],
  args: { checkout: inState({ kind: 'off' }), isTest: false },
  globals: desktop,
};
export const Loading: Story = {
  name: 'Загрузка',
  tags: ['phone'],
  args: { checkout: { kind: 'loading' } },
  globals: desktop,
};
export const Failed: Story = {
  name: 'Ошибка загрузки',
  args: {
    checkout: {
      kind: 'failed',
      message: 'Не удалось загрузить заказ. Попробуйте ещё раз.',
      isRetrying: false,
      value: undefined,
    },
  },
};
export const Offline: Story = {
  name: 'Нет сети, заказ известен',
  args: { checkout: { kind: 'offline', isRetrying: false, value: { ...tierCheckout, state: waiting } } },
};

export const Payment: Story = {
  name: 'Нажатие «Оплатить»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('radio', { name: 'СБП' }));
    await userEvent.click(canvas.getByRole('button', { name: /Оплатить/ }));
    await expect(args.actions.onPay).toHaveBeenCalledWith({
      option: 'sbp',
      email: 'nina@example.ru',
      hasConsent: true,
    });
  },
};
