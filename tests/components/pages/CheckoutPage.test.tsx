import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import {
  type Checkout,
  type CheckoutActions,
  CheckoutPage,
  type CheckoutState,
} from '#src/components/pages/CheckoutPage/CheckoutPage.tsx';
import {
  donationCheckout,
  entering,
  paidCheckout,
  postCheckout,
  refusedCheckout,
  returned,
  silent,
  tierCheckout,
  waiting,
} from '#stories/components/pages/CheckoutPage.fixtures.ts';

const none: CheckoutActions = {
  onPay: () => {},
  onOpenBank: () => {},
  onCheck: () => {},
  onOrderAgain: () => {},
};
const element = (value: Checkout, actions: Partial<CheckoutActions> = {}) => (
  <CheckoutPage
    checkout={{ kind: 'ready', value, isRenewing: false }}
    homeHref="/"
    back={{ href: '/profile/anna', label: 'Страница Анны' }}
    links={{ terms: '/documents/payment-terms', support: '/support' }}
    actions={{ ...none, ...actions }}
    onRetry={() => {}}
  />
);
const inState = (state: CheckoutState) => element({ ...tierCheckout, state });
const pay = () => page.getByRole('button', { name: /Оплатить/ });
const title = () => page.getByRole('heading', { level: 1 });

test('recurring charges need a tick, which is never there beforehand', async () => {
  const onPay = vi.fn();
  await render(element(tierCheckout, { onPay }));
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await pay().click();
  expect(onPay).not.toHaveBeenCalled();
  await expect.element(page.getByRole('checkbox')).toHaveFocus();
  await expect.element(page.getByText(/Одно место/)).toBeVisible();
  await userEvent.keyboard(' ');
  await pay().click();
  expect(onPay).toHaveBeenCalledExactlyOnceWith({
    option: 'card-2208',
    email: 'nina@example.ru',
    hasConsent: true,
  });
});

test('a post is bought by the keyboard alone, without any consent', async () => {
  const onPay = vi.fn();
  await render(element(postCheckout, { onPay }));
  expect(page.getByRole('checkbox').query()).toBeNull();
  page.getByRole('radio').first().element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPay).toHaveBeenCalledExactlyOnceWith({
    option: 'sbp',
    email: 'nina@example.ru',
    hasConsent: false,
  });
});

test('while the bank’s page is being opened the button keeps its sum and its size, and pays no second time', async () => {
  const onPay = vi.fn();
  const screen = await render(element(postCheckout, { onPay }));
  const { width, height } = pay().element().getBoundingClientRect();
  await screen.rerender(
    element({ ...postCheckout, state: { kind: 'entering', paying: { kind: 'pending' } } }, { onPay }),
  );
  const pending = pay().element().getBoundingClientRect();
  expect([pending.width, pending.height]).toEqual([width, height]);
  await expect.element(pay()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(pay(), { force: true });
  expect(onPay).not.toHaveBeenCalled();
});

test.each([
  [waiting, /^Ждём банк/],
  [silent, /^Всё\sещё\sждём$/],
  [returned, /^Платёж не\sзакончен$/],
  [{ kind: 'uncertain' }, /^Не\sзнаем/],
  [{ kind: 'expired', ordering: { kind: 'idle' } }, /^Заказ закрыт$/],
  [{ kind: 'void', ways: [{ label: 'В ленту', href: '/feed' }] }, /^Купить/],
  [{ kind: 'off' }, /^Оплата не\sподключена$/],
] as const)('when the state changes, focus goes to the title, example %#', async (state, name) => {
  const screen = await render(inState(entering));
  await expect.element(title()).not.toHaveFocus();
  await screen.rerender(inState(state));
  await expect.element(title()).toHaveFocus();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(
    page
      .getByRole('status')
      .elements()
      .some(({ textContent }) => textContent !== ''),
  ).toBe(true);
});

test('a refusal is an alert in our words, and the next way to pay is chosen', async () => {
  const onPay = vi.fn();
  const screen = await render(inState(waiting));
  await screen.rerender(element(refusedCheckout, { onPay }));
  await expect.element(title()).toHaveFocus();
  await expect.element(page.getByRole('alert').getByText(/хватает денег\. Ничего/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'СБП' })).toBeChecked();
  await page.getByText(/Разрешаю списывать/).click();
  await pay().click();
  expect(onPay).toHaveBeenCalledExactlyOnceWith({
    option: 'sbp',
    email: 'nina@example.ru',
    hasConsent: true,
  });
});

test('what has opened is a link, and nothing can be paid again', async () => {
  await render(element(paidCheckout));
  await expect
    .element(page.getByRole('link', { name: /Часовщик из\sЗарайска/ }))
    .toHaveAttribute('href', '/posts/1');
  expect(pay().query()).toBeNull();
});

test('every state fits a page magnified to 320 px', async () => {
  await page.viewport(320, 256);
  const screen = await render(element(tierCheckout));
  const pages = [donationCheckout, paidCheckout, refusedCheckout, { ...tierCheckout, state: waiting }];
  for (const checkout of [tierCheckout, ...pages]) {
    await screen.rerender(element(checkout));
    expect(document.documentElement.scrollWidth).toBe(320);
  }
});
