import { demoLogin } from '#src/server/demo/authors.ts';
import { places } from './places.ts';
import { changePassword, login, popup, settingsRow } from './steps.ts';
import { expect, type Locator, test } from './test.ts';

// The size of 1280 × 1024 at 400 % zoom (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 } });

const expectInView = (answer: Locator) => expect(answer).toBeInViewport({ ratio: 0.98 });

test('a refused log-in is seen at 400 % zoom, and trying again needs no search for the button', async ({
  page,
}) => {
  await places['the login popup'](page);
  await login(page, { ...demoLogin, password: 'Wrong-Pass-77' });
  await expectInView(popup(page, 'Вход').getByText('Неверный email или пароль'));
  await expect(popup(page, 'Вход').getByRole('button', { name: 'Войти' })).toBeFocused();
});

test('so is a field that is wrong', async ({ page }) => {
  await places['the login popup'](page);
  await login(page, { email: 'anna@', password: 'Demo-Pass-77' });
  await expectInView(popup(page, 'Вход').getByText('Введите корректный email'));
  await expect(popup(page, 'Вход').getByLabel('Email')).toBeFocused();
});

test('so is a message that was sent', async ({ page }) => {
  await places['the recovery popup'](page);
  const dialog = page.getByRole('dialog', { name: 'Восстановление пароля' });
  await dialog.getByLabel('Email').fill(demoLogin.email);
  await dialog.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expectInView(dialog.getByRole('status').filter({ hasText: /\S/ }));
});

test('so are the answers of the settings', async ({ page }) => {
  await places['the settings'](page);
  const name = settingsRow(page, 'Имя');
  await name.getByRole('button', { name: 'Сохранить' }).click();
  await expectInView(name.getByText('Имя сохранено.'));
  await changePassword(page, 'Wrong-Pass-77', 'Other-Pass-77');
  const password = settingsRow(page, 'Пароль');
  await expectInView(password.getByText('Неправильный пароль.'));
  await expect(password.getByLabel('Текущий пароль')).toBeFocused();
});
