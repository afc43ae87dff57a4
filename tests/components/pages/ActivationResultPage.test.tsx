import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  ActivationResultPage,
  type ActivationStatus,
} from '#src/components/pages/ActivationResultPage/ActivationResultPage.tsx';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

const handlers = () => ({ onRetry: vi.fn(), onRequest: vi.fn() });
const page = (status: ActivationStatus, all = handlers()) => (
  <ActivationResultPage status={status} homeHref="/" footer={footer} feedHref="/feed" {...all} />
);

test.each([
  ['checking', 'Подтверждаем email'],
  ['done', 'Email подтверждён'],
  ['already', 'Email уже подтверждён'],
] as const)('%s: «%s»', async (kind, title) => {
  const screen = await render(page({ kind }));
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.each(['done', 'already'] as const)('%s leads on to the feed', async (kind) => {
  const screen = await render(page({ kind }));
  await expect.element(screen.getByRole('link', { name: 'Открыть ленту' })).toHaveAttribute('href', '/feed');
});

test('the answer is read out in the place of the question', async () => {
  const screen = await render(page({ kind: 'checking' }));
  const spoken = screen.getByRole('status').element();
  await screen.rerender(page({ kind: 'done' }));
  expect(screen.getByRole('status').element()).toBe(spoken);
  expect(spoken.textContent).toContain('Email подтверждён');
});

test('a dead link can be asked for again', async () => {
  const all = handlers();
  const screen = await render(page({ kind: 'dead', request: { kind: 'idle' } }, all));
  await expect.element(screen.getByText(/устарела, уже использована/)).toBeVisible();
  await screen.getByLabelText('Email').fill('anna@example.ru');
  await screen.getByRole('button', { name: 'Отправить ссылку' }).click();
  expect(all.onRequest).toHaveBeenCalledExactlyOnceWith({ email: 'anna@example.ru' });
});

test('without an answer the link can be checked once more', async () => {
  const all = handlers();
  const message = 'Сервер занят. Попробуйте через 5 минут.';
  const screen = await render(page({ kind: 'unanswered', message }, all));
  await expect.element(screen.getByText('Сервер занят. Попробуйте через 5\u00a0минут.')).toBeVisible();
  await screen.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  expect(all.onRetry).toHaveBeenCalledOnce();
});
