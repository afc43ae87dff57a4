import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  SubscriptionsPage,
  type SubscriptionsPageProps,
  type SubscriptionView,
} from '#src/components/pages/SubscriptionsPage/SubscriptionsPage.tsx';
import {
  cancelled,
  cancelledFree,
  free,
  paid,
} from '#stories/components/pages/SubscriptionsPage.fixtures.ts';
import { skeletonSuite } from '#tests/suites/skeletonSuite.tsx';

const ready = (...value: SubscriptionView[]) => ({ kind: 'ready', value, isRenewing: false }) as const;
const element = (props: Partial<SubscriptionsPageProps> = {}) => (
  <SubscriptionsPage
    subscriptions={ready(paid, cancelled, free)}
    feedHref="/feed"
    onRetry={() => {}}
    onCancel={() => {}}
    onRestore={() => {}}
    {...props}
  />
);
const failed = (value: SubscriptionView[] | undefined, isRetrying = false) =>
  ({ kind: 'failed', message: 'Не удалось загрузить список подписок', isRetrying, value }) as const;
const known = [paid, cancelled, free];
const rows = () => page.getByRole('listitem');
const tab = (name: 'Действующие' | 'Отменённые') => page.getByRole('tab', { name });
const cancelOf = (author: string) => page.getByRole('button', { name: `Отменить подписку: ${author}` });
const confirm = () =>
  page.getByRole('dialog').getByRole('button', { name: 'Отменить подписку', exact: true }).click();

async function expectRow({ author, meta, price, term }: SubscriptionView) {
  const row = rows().filter({ has: page.getByRole('heading', { name: author.name }) });
  for (const text of [meta, price ?? '', term]) await expect.element(row.getByText(text)).toBeVisible();
}

test('each subscription shows its author, tier, price and term; only what lasts can be cancelled', async () => {
  await render(element());
  expect(rows().elements()).toHaveLength(2);
  for (const lasting of [paid, free]) await expectRow(lasting);
  await expect.element(cancelOf(paid.author.name)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: `Не следить за автором: ${free.author.name}` }))
    .toBeVisible();
  await tab('Отменённые').click();
  expect(rows().elements()).toHaveLength(1);
  await expectRow(cancelled);
  expect(page.getByRole('button').query()).toBeNull();
});

test('following that costs nothing ends at once', async () => {
  const onCancel = vi.fn();
  await render(element({ onCancel }));
  await page.getByRole('button', { name: `Не следить за автором: ${free.author.name}` }).click();
  expect(onCancel).toHaveBeenCalledExactlyOnceWith(free.id);
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('a tab without subscriptions says so', async () => {
  await render(element({ subscriptions: ready(free) }));
  await tab('Отменённые').click();
  await expect.element(page.getByText('Отменённых подписок нет')).toBeVisible();
});

test('an empty list says so and leads to the feed', async () => {
  const screen = await render(element({ subscriptions: ready() }));
  await expect.element(screen.getByText('Вы пока ни на кого не подписаны')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Открыть ленту' })).toHaveAttribute('href', '/feed');
});

test('an empty list leads to the authors where there are some', async () => {
  const screen = await render(element({ subscriptions: ready(), authorsHref: '/profile?view=authors' }));
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  await expect
    .element(screen.getByRole('link', { name: 'Найти авторов' }))
    .toHaveAttribute('href', '/profile?view=authors');
});

test('the list leads to other authors where there are some', async () => {
  const screen = await render(element());
  const others = screen.getByRole('link', { name: 'Найти авторов' });
  expect(others.query()).toBeNull();
  await screen.rerender(element({ authorsHref: '/profile?view=authors' }));
  await expect.element(others).toBeVisible();
});

test('a cancelled free one can be taken up again at once, and then focus is on the title', async () => {
  const onRestore = vi.fn();
  const screen = await render(element({ subscriptions: ready(cancelled, cancelledFree), onRestore }));
  await tab('Отменённые').click();
  const restore = screen.getByRole('button', { name: 'Вернуть подписку: Марк Шатров' });
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await restore.click();
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(cancelledFree.id);
  await screen.rerender(element({ subscriptions: ready(cancelled, free) }));
  await expect.element(screen.getByRole('heading', { name: 'Подписки' })).toHaveFocus();
});

test('a failed first load says why and nothing about an empty list', async () => {
  const onRetry = vi.fn();
  const screen = await render(element({ subscriptions: failed(undefined), onRetry }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить список подписок');
  expect(screen.getByText('Вы пока ни на кого не подписаны').query()).toBeNull();
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a failed later load keeps what is shown, and so does another try', async () => {
  const onRetry = vi.fn();
  const screen = await render(element({ subscriptions: failed(known), onRetry }));
  expect(rows().elements()).toHaveLength(2);
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await screen.rerender(element({ subscriptions: failed(known, true), onRetry }));
  const retry = screen.getByRole('button', { name: 'Загрузка...' });
  await expect.element(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  expect(rows().elements()).toHaveLength(2);
});

test('once another try succeeds focus is on the title', async () => {
  const screen = await render(element({ subscriptions: failed(known) }));
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await screen.rerender(element());
  await expect.element(screen.getByRole('heading', { name: 'Подписки' })).toHaveFocus();
});

test('a subscription is cancelled once its consequence was confirmed', async () => {
  const onCancel = vi.fn();
  await render(element({ onCancel }));
  await cancelOf('Илья Коваль').click();
  await expect.element(page.getByRole('dialog').getByText(paid.consequence)).toBeVisible();
  expect(onCancel).not.toHaveBeenCalled();
  await confirm();
  expect(onCancel).toHaveBeenCalledExactlyOnceWith(paid.id);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('«Оставить» cancels nothing', async () => {
  const onCancel = vi.fn();
  await render(element({ onCancel }));
  await cancelOf('Илья Коваль').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Оставить' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onCancel).not.toHaveBeenCalled();
});

test('while it is being cancelled its button keeps focus and asks nothing more', async () => {
  const screen = await render(element());
  await cancelOf('Илья Коваль').click();
  await confirm();
  await screen.rerender(element({ subscriptions: ready({ ...paid, progress: { kind: 'pending' } }) }));
  const pending = screen.getByRole('button', { name: 'Отмена... подписку: Илья Коваль' });
  await expect.element(pending).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('once it is cancelled it is among the cancelled ones, and focus is on the title', async () => {
  const screen = await render(element({ subscriptions: ready({ ...paid, progress: { kind: 'pending' } }) }));
  screen.getByRole('button').element().focus();
  await screen.rerender(element({ subscriptions: ready({ ...paid, isOver: true, action: 'none' }) }));
  await expect.element(screen.getByRole('heading', { name: 'Подписки' })).toHaveFocus();
  await expect.element(screen.getByText('Вы пока ни на кого не подписаны')).toBeVisible();
  await tab('Отменённые').click();
  await expect.element(rows().getByText(paid.author.name)).toBeVisible();
});

test('a failed cancellation is told in its own row and can be tried again', async () => {
  const failure = { ...free, progress: { kind: 'failed', message: 'Нет связи' } } as const;
  await render(element({ subscriptions: ready(paid, failure) }));
  const row = rows().filter({ has: page.getByRole('heading', { name: free.author.name }) });
  await expect.element(row.getByRole('alert')).toHaveTextContent('Нет связи');
  await expect.element(rows().first().getByRole('alert')).toBeEmptyDOMElement();
  await expect
    .element(page.getByRole('button', { name: `Не следить за автором: ${free.author.name}` }))
    .toBeEnabled();
});

const wide = ['left', 'top', 'width'] as const;
const whole = [...wide, 'height'] as const;

skeletonSuite({
  skeleton: element({ subscriptions: { kind: 'loading' } }),
  real: element({ subscriptions: ready(paid, free) }),
  parts: {
    title: { skeleton: '[data-part=title]', real: 'h1', edges: ['left', 'top', 'height'] },
    tabs: { skeleton: '[data-part=tabs]', real: '[role=tablist]', edges: whole },
    tab: { skeleton: '[data-part=tab]', real: '[role=tab]', edges: ['left', 'top', 'height'] },
    list: { skeleton: '[data-part=list]', real: 'ul', edges: wide },
    row: { skeleton: '[data-part=item]', real: 'li', edges: whole },
    avatar: {
      skeleton: '[data-part=row] > :first-child',
      real: '[data-part=row] > :first-child',
      edges: whole,
    },
    terms: { skeleton: '[data-part=terms]', real: '[data-part=terms]', edges: whole },
    action: { skeleton: '[data-part=action]', real: '[data-part=action]', edges: ['top', 'height'] },
  },
});
