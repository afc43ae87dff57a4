import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CaptchaBox } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';
import { SupportForm, type SupportFormProps } from '#src/components/forms/SupportForm/SupportForm.tsx';
import '#src/theme/global.ts';

const form = (props: Partial<SupportFormProps> = {}) => (
  <SupportForm status={{ kind: 'idle' }} onSubmit={() => {}} onClose={() => {}} {...props} />
);

test('a visitor gives an address and a text, which go out tidied', async () => {
  const onSubmit = vi.fn();
  const onDraftChange = vi.fn();
  const screen = await render(form({ onSubmit, onDraftChange }));
  await screen.getByLabelText('Email').fill('gost@EXAMPLE.ru');
  await screen.getByLabelText('Что случилось').fill('  Не приходит письмо.\nЖду с утра. ');
  expect(onDraftChange).toHaveBeenLastCalledWith({
    email: 'gost@EXAMPLE.ru',
    text: '  Не приходит письмо.\nЖду с утра. ',
  });
  await screen.getByRole('button', { name: 'Отправить' }).click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    email: 'gost@example.ru',
    text: 'Не приходит письмо.\nЖду с утра.',
  });
});

test('a signed-in person is told where the answer goes and types no address', async () => {
  const onSubmit = vi.fn();
  const screen = await render(form({ account: 'anna@example.ru', onSubmit }));
  await expect.element(screen.getByText('anna@example.ru')).toBeVisible();
  await expect.element(screen.getByLabelText('Email')).not.toBeInTheDocument();
  await screen.getByLabelText('Что случилось').fill('Вопрос');
  await screen.getByRole('button', { name: 'Отправить' }).click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'anna@example.ru', text: 'Вопрос' });
});

test('nothing is sent before the captcha is passed, and the button says why', async () => {
  const onSubmit = vi.fn();
  const captcha = { captcha: <CaptchaBox status="idle" onPress={() => {}} />, hasCaptchaToken: false };
  const screen = await render(form({ ...captcha, onSubmit }));
  await expect
    .element(screen.getByRole('button', { name: 'Отправить' }))
    .toHaveAccessibleDescription(/Сначала пройдите проверку «Я.не.робот»\./);
  await screen.getByLabelText('Email').fill('gost@example.ru');
  await screen.getByLabelText('Email').element().closest('form')?.requestSubmit();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('empty fields are named, and the first of them gets the focus', async () => {
  const screen = await render(form());
  await screen.getByRole('button', { name: 'Отправить' }).click();
  await expect.element(screen.getByText('Введите email')).toBeVisible();
  await expect.element(screen.getByText('Напишите, что случилось')).toBeVisible();
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
});

test('a refusal leaves what was typed', async () => {
  const draft = { email: 'gost@example.ru', text: 'Не приходит письмо' };
  const screen = await render(form({ draft }));
  await screen.rerender(form({ draft, status: { kind: 'pending' } }));
  await expect.element(screen.getByRole('button', { name: 'Отправка...' })).toBeVisible();
  await screen.rerender(form({ draft, status: { kind: 'failed', message: 'Слишком часто' } }));
  await expect.element(screen.getByRole('alert').first()).toHaveTextContent('Слишком часто');
  await expect.element(screen.getByLabelText('Что случилось')).toHaveValue(draft.text);
});

test('a sent message gives way to the answer, which has the focus', async () => {
  const onClose = vi.fn();
  const screen = await render(form({ onClose }));
  await screen.rerender(form({ onClose, status: { kind: 'done', message: 'Сообщение отправлено.' } }));
  await expect.element(screen.getByRole('status')).toHaveFocus();
  await screen.getByRole('button', { name: 'Закрыть' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
