import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  ResetPasswordPage,
  type ResetPasswordStatus,
} from '#src/components/pages/ResetPasswordPage/ResetPasswordPage.tsx';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

const open = (status: ResetPasswordStatus) => {
  const all = { onSubmit: vi.fn(), onRequest: vi.fn(), onLogin: vi.fn() };
  const page = (now: ResetPasswordStatus) => (
    <ResetPasswordPage status={now} homeHref="/" footer={footer} {...all} />
  );
  return { ...all, page, screen: render(page(status)) };
};

test('the new password is sent with its repetition', async () => {
  const { screen, onSubmit } = open({ kind: 'idle' });
  const form = await screen;
  await form.getByLabelText('Новый пароль').fill('Password1');
  await form.getByLabelText('Повтор пароля').fill('Password1');
  await form.getByRole('button', { name: 'Сохранить пароль' }).click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    new_password: 'Password1',
    re_new_password: 'Password1',
  });
});

test('a changed password gives place to the way in', async () => {
  const { screen, onLogin } = open({ kind: 'done', message: 'Пароль изменён.' });
  const answer = await screen;
  await expect.element(answer.getByRole('status')).toHaveTextContent('Пароль изменён.');
  await answer.getByRole('button', { name: 'Войти' }).click();
  expect(onLogin).toHaveBeenCalledOnce();
});

test('a dead link is told in one sentence and a new one can be asked for', async () => {
  const { screen, onRequest } = open({ kind: 'dead', request: { kind: 'idle' } });
  const answer = await screen;
  const alert = answer.getByRole('alert').filter({ hasText: 'Ссылка устарела' });
  await expect.element(alert).toHaveTextContent('Ссылка устарела или уже использована. Запросите новую.');
  expect(answer.getByLabelText('Новый пароль').query()).toBeNull();
  await answer.getByLabelText('Email').fill('anna@example.ru');
  await answer.getByRole('button', { name: 'Отправить ссылку' }).click();
  expect(onRequest).toHaveBeenCalledExactlyOnceWith({ email: 'anna@example.ru' });
});

test('the focus of the form that is gone goes to what took its place', async () => {
  const { screen, page } = open({ kind: 'idle' });
  const { getByRole, rerender } = await screen;
  await getByRole('button', { name: 'Сохранить пароль' }).click();
  await rerender(page({ kind: 'dead', request: { kind: 'idle' } }));
  await expect.element(getByRole('alert').filter({ hasText: 'Ссылка устарела' })).toHaveFocus();
});

test('when the new link is sent only that is said', async () => {
  const { screen } = open({ kind: 'dead', request: { kind: 'done', message: 'Ссылка отправлена.' } });
  const answer = await screen;
  await expect.element(answer.getByRole('status')).toHaveTextContent('Ссылка отправлена.');
  expect(answer.container.textContent).not.toContain('Ссылка устарела');
});
