import { demoLogin } from '#src/server/demo/authors.ts';
import { expectFeed, newAccount, popup, postPath } from './steps.ts';
import { expect, type Locator, type Page, test as base } from './test.ts';

/** Fails when anything but keys was used: the page reports each event of a pointer. */
const test = base.extend<{ onlyKeys: void }>({
  onlyKeys: [
    async ({ page }, use) => {
      const seen: string[] = [];
      await page.exposeFunction('reportPointer', (type: string) => seen.push(type));
      await page.addInitScript(() => {
        const report: (type: string) => void = Reflect.get(window, 'reportPointer');
        const kinds = [
          'pointermove',
          'pointerdown',
          'mousemove',
          'mousedown',
          'touchstart',
          'wheel',
          'click',
        ];
        for (const kind of kinds)
          addEventListener(
            kind,
            (event) => {
              // A key's own click has no position in a series of clicks.
              if (kind !== 'click' || (event instanceof MouseEvent && event.detail > 0)) report(kind);
            },
            { capture: true, passive: true },
          );
      });
      await use();
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 40 && !(await hasFocus()); stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Takes the place of what the field holds. */
async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

test('a visitor registers by the keyboard: fails, mends what was wrong, and stands in the feed', async ({
  page,
}) => {
  const account = newAccount();
  const form = popup(page, 'Регистрация');
  const email = form.getByLabel('Email');
  const password = form.getByLabel('Пароль', { exact: true });
  const captcha = form.getByRole('checkbox', { name: 'Я не робот' });

  await page.goto('/');
  await press(page, inHeader(page, 'Регистрация'));
  await expect(email).toBeFocused();
  await page.keyboard.type(demoLogin.email);
  await retype(page, password, 'weak');
  await press(page, captcha, 'Space');
  await expect(captcha).toBeChecked();
  await press(page, form.getByRole('button', { name: 'Зарегистрироваться' }));
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');

  await retype(page, password, account.password);
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/уже/);

  await retype(page, email, account.email);
  await press(page, captcha, 'Space');
  await expect(captcha).toBeChecked();
  await press(page, form.getByRole('button', { name: 'Зарегистрироваться' }));
  await expectFeed(page);
});

test('by the keyboard a reader opens a locked post, looks through its pictures, and listens to another', async ({
  page,
}) => {
  const account = newAccount();
  const form = popup(page, 'Регистрация');
  const captcha = form.getByRole('checkbox', { name: 'Я не робот' });
  await page.goto('/');
  await press(page, inHeader(page, 'Регистрация'));
  await expect(form.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(account.email);
  await retype(page, form.getByLabel('Пароль', { exact: true }), account.password);
  await press(page, captcha, 'Space');
  await expect(captcha).toBeChecked();
  await press(page, form.getByRole('button', { name: 'Зарегистрироваться' }));
  await expectFeed(page);

  await page.goto(postPath('Рынок за двадцать минут'));
  await press(page, page.getByRole('region', { name: 'Как открыть пост' }).getByRole('button'));
  const picture = page.getByRole('button', { name: /^Открыть картинку 1 из 3/ });
  await expect(page.locator(':focus')).toContainText('Открыть картинку 1 из 3');
  await page.keyboard.press('Tab');
  await expect(picture).toBeFocused();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Картинки поста' });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toContainText('2 из 3. Человек под красным зонтом');
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();

  await page.goto(postPath('Черновик третьей песни и ноты к нему'));
  const player = page.getByRole('group', { name: /^Запись «Третья песня/ });
  await press(page, player.getByRole('button', { name: 'Слушать' }), 'Space');
  await expect(player.getByRole('button', { name: 'Пауза', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Слушать' })).toBeFocused();
  const place = player.getByRole('slider', { name: 'Место записи' });
  await tabTo(page, place);
  const heard = Number(await place.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveValue(String(heard + 1));
});

test('by the keyboard one goes from the login to the recovery and back, fails, and gets in', async ({
  page,
}) => {
  const form = popup(page, 'Вход');
  const recovery = page.getByRole('dialog', { name: 'Восстановление пароля' });
  const password = form.getByLabel('Пароль', { exact: true });

  await page.goto('/');
  await press(page, inHeader(page, 'Вход'));
  await expect(form.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(demoLogin.email);
  await press(page, form.getByText('Забыли пароль?'));
  await expect(recovery.getByLabel('Email')).toHaveValue(demoLogin.email);
  await press(page, recovery.getByRole('button', { name: 'Отправить ссылку' }));
  await expect(recovery.getByRole('status').filter({ hasText: 'отправлена' })).toBeVisible();

  await press(page, recovery.getByText('Вернуться ко входу'));
  await expect(form.getByLabel('Email')).toHaveValue(demoLogin.email);
  await expect(password).toBeFocused();
  await page.keyboard.type('Nevernyj-Parol-1');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert').filter({ hasText: 'Неверный' })).toBeVisible();

  await retype(page, password, demoLogin.password);
  await page.keyboard.press('Enter');
  await expectFeed(page);
});
