import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LoginPopup, type LoginPopupProps } from '#src/components/popups/LoginPopup/LoginPopup.tsx';
import { popupSuite } from '#tests/suites/popupSuite.tsx';

const popup = (props: Partial<LoginPopupProps> = {}) => (
  <LoginPopup
    isOpen
    onOpenChange={() => {}}
    status={{ kind: 'idle' }}
    onSubmit={() => {}}
    onSwitchToRegister={() => {}}
    onSwitchToReset={() => {}}
    {...props}
  />
);

popupSuite({ title: 'Вход', firstField: 'Email', submit: 'Войти', popup });

test('with an address typed before, focus begins with the password', async () => {
  const screen = await render(popup({ defaultEmail: 'anna@example.ru' }));
  await expect.element(screen.getByLabelText('Пароль', { exact: true })).toHaveFocus();
});

test("it is out of sight during the captcha's challenge and comes back with what was typed", async () => {
  const captcha = <p>Капча</p>;
  const screen = await render(popup({ captcha }));
  const password = screen.getByLabelText('Пароль', { exact: true });
  await password.fill('Parol123');
  await screen.rerender(popup({ captcha, isCaptchaChallengeVisible: true }));
  await expect.element(screen.getByText('Капча')).not.toBeVisible();
  await screen.rerender(popup({ captcha }));
  await expect.element(screen.getByText('Капча')).toBeVisible();
  await expect.element(password).toHaveValue('Parol123');
  await expect.element(password).toHaveFocus();
});

test('its links lead to registration and to password recovery', async () => {
  const onSwitchToRegister = vi.fn();
  const onSwitchToReset = vi.fn();
  const screen = await render(popup({ onSwitchToRegister, onSwitchToReset }));
  await screen.getByText('Регистрация').click();
  expect(onSwitchToRegister).toHaveBeenCalledOnce();
  await screen.getByText('Забыли пароль?').click();
  expect(onSwitchToReset).toHaveBeenCalledOnce();
});
