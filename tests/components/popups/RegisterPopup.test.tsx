import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  RegisterPopup,
  type RegisterPopupProps,
} from '#src/components/popups/RegisterPopup/RegisterPopup.tsx';
import { popupSuite } from '#tests/suites/popupSuite.tsx';

const popup = (props: Partial<RegisterPopupProps> = {}) => (
  <RegisterPopup
    isOpen
    onOpenChange={() => {}}
    status={{ kind: 'idle' }}
    captcha={<p>Капча</p>}
    hasCaptchaToken
    termsHref="/terms-of-service"
    privacyHref="/privacy-policy"
    onSubmit={() => {}}
    onSwitchToLogin={() => {}}
    {...props}
  />
);

popupSuite({ title: 'Регистрация', firstField: 'Email', submit: 'Зарегистрироваться', popup });

test('it leads to the login', async () => {
  const onSwitchToLogin = vi.fn();
  const screen = await render(popup({ onSwitchToLogin }));
  await screen.getByText('Вход', { exact: true }).click();
  expect(onSwitchToLogin).toHaveBeenCalledOnce();
});

test("it is out of sight during the captcha's challenge and comes back with what was typed", async () => {
  const screen = await render(popup());
  await screen.getByLabelText('Email').fill('anna@example.ru');
  await screen.rerender(popup({ isCaptchaChallengeVisible: true }));
  await expect.element(screen.getByText('Капча')).not.toBeVisible();
  await screen.rerender(popup());
  await expect.element(screen.getByText('Капча')).toBeVisible();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('anna@example.ru');
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
});

const activation = (onResend = vi.fn()) =>
  ({ email: 'anna@example.ru', status: { kind: 'idle' }, onResend }) as const;

test('an account that waits for its e-mail to be confirmed takes focus and can have the message sent again', async () => {
  const onResend = vi.fn();
  const screen = await render(popup());
  await screen.rerender(popup({ activation: activation(onResend) }));
  await expect.element(screen.getByText(/anna@example\.ru/)).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Подтверждение email' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Отправить письмо ещё раз' }).click();
  expect(onResend).toHaveBeenCalledOnce();
});

test.each([
  ['done', 'Письмо отправлено ещё раз.', 'status'],
  ['failed', 'Не удалось отправить письмо. Попробуйте снова.', 'alert'],
] as const)('the result of the second message is announced: %s', async (kind, message, role) => {
  const screen = await render(popup({ activation: activation() }));
  await screen.rerender(popup({ activation: { ...activation(), status: { kind, message } } }));
  await expect.element(screen.getByRole(role).filter({ hasText: message })).toBeVisible();
});
