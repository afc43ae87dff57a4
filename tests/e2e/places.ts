import type { BrowserContext } from '@playwright/test';
import { demoLogin } from '#src/server/demo/authors.ts';
import { createDraft, saveDraft } from './ownDraft.ts';
import { login, popup, postPath } from './steps.ts';
import { expect, type Page } from './test.ts';
import { textField } from './writing.ts';

const openPopup = async (page: Page, button: 'Вход' | 'Регистрация'): Promise<void> => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  await expect(popup(page, button)).toBeVisible();
};

const show = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** As it is when the first screen is drawn and the rest may be. */
const showLanding = async (page: Page) => {
  await show('/')(page);
  await page.locator('html:not([data-drawing])').waitFor({ state: 'attached' });
};

/** The demo author's session on the server of this worker, with its cookie and its storage. */
let session: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

const isFresh = ({ cookies }: NonNullable<typeof session>): boolean =>
  cookies.every(({ expires }) => expires * 1000 > Date.now() + 15 * 60_000);

/** A page for signed-in people. Logs in once: the other tests of the worker use that session. */
async function enter(page: Page, path: string): Promise<void> {
  if (session && isFresh(session)) {
    await page.context().setStorageState(session);
    await page.goto(path);
    return;
  }
  await page.goto(path);
  await login(page, demoLogin);
  await expect(popup(page, 'Вход')).toHaveCount(0);
  session = await page.context().storageState();
}

const showInner = (path: string, title: string) => async (page: Page) => {
  await enter(page, path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

/** A view of a draft that has been saved twice. */
async function showDraft(page: Page, view: 'preview' | 'revisions', title: string): Promise<void> {
  await enter(page, '/profile/edit');
  const draft = await createDraft(page, 'Играю в пустом зале.', 'Эхо слышно до третьего ряда.');
  await saveDraft(page, draft, 'Играю в пустом зале и слушаю.', 'Эхо слышно до третьего ряда.');
  await page.goto(`/post/edit/${draft.id}?view=${view}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** A draft that was written here while it was saved elsewhere. */
async function showConflict(page: Page): Promise<void> {
  await enter(page, '/profile/edit');
  const draft = await createDraft(page, 'Играю в пустом зале.');
  await page.goto(`/post/edit/${draft.id}`);
  await expect(textField(page)).toBeVisible();
  await saveDraft(page, draft, 'Играю в полном зале.');
  await textField(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Слушаю.');
  await page.getByRole('link', { name: 'Сверить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Две версии одного поста' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Везде мой' })).toBeVisible();
}

const showPost = (title: string) => showInner(postPath(title), title);

/** Kinds of screens, and the way there. */
export const places = {
  'the landing page': showLanding,
  'the login popup': (page) => openPopup(page, 'Вход'),
  'the registration popup': (page) => openPopup(page, 'Регистрация'),
  'the recovery popup': async (page) => {
    await openPopup(page, 'Вход');
    await page.getByText('Забыли пароль?').click();
    await expect(page.getByRole('dialog', { name: 'Восстановление пароля' })).toBeVisible();
  },
  'the feed': async (page) => {
    await showInner('/feed', 'Лента')(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    // Suggestions are last: they may need several pages of authors.
    await expect(page.getByRole('heading', { name: 'Кого почитать' })).toBeVisible();
  },
  'an open post': async (page) => {
    await showPost('Черновик третьей песни и ноты к нему')(page);
    await expect(page.getByRole('button', { name: 'Слушать' })).toBeVisible();
  },
  'a locked post': async (page) => {
    await showPost('Рынок за двадцать минут')(page);
    await expect(page.getByRole('region', { name: 'Как открыть пост' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ещё у автора' })).toBeVisible();
  },
  'the subscriptions': async (page) => {
    await showInner('/profile?view=subscriptions', 'Подписки')(page);
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  },
  'the authors': async (page) => {
    await showInner('/profile?view=authors', 'Авторы')(page);
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  },
  'the profile': async (page) => {
    await showInner('/profile', 'Анна Рощина')(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'the page of an author': async (page) => {
    await showInner('/profile/zoya.mirskaya', 'Зоя Мирская')(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'the page of nobody': showInner('/profile/nobody.at.all', 'Такого человека здесь нет'),
  'a new post': async (page) => {
    await enter(page, '/create');
    await expect(page.getByRole('textbox', { name: 'Текст поста' })).toBeVisible();
  },
  'own posts': async (page) => {
    await showInner('/profile?view=posts', 'Мои посты')(page);
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  },
  'the versions of a post': async (page) => {
    await showDraft(page, 'revisions', 'Версии');
    await expect(page.getByRole('button', { name: 'Вернуть эту версию' })).toBeVisible();
  },
  'two versions of one post': showConflict,
  'the preview of a post': async (page) => {
    await showDraft(page, 'preview', 'Проверка звука');
  },
  'the edit of the profile': async (page) => {
    await showInner('/profile/edit', 'Страница автора')(page);
    await expect(page.getByRole('textbox', { name: 'Имя', exact: true })).toBeVisible();
  },
  'the tiers': async (page) => {
    await showInner('/profile?view=tiers', 'Уровни подписки')(page);
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  },
  'the money': async (page) => {
    await showInner('/money', 'Деньги')(page);
    await expect(page.getByRole('region', { name: 'Где деньги' })).toBeVisible();
  },
  'the statement': async (page) => {
    await showInner('/money/statement', 'Деньги')(page);
    await expect(page.getByText(/^Движений пока нет/)).toBeVisible();
  },
  'the settings': showInner('/account/settings', 'Настройки'),
  'a legal page': show('/terms-of-service'),
  'the new-password page': show('/reset-password/uid/token'),
  'a dead activation link': async (page) => {
    await page.goto('/activation-result?uid=uid&token=token');
    await expect(page.getByRole('heading', { level: 1, name: /Ссылка не.сработала/ })).toBeVisible();
  },
  'an unknown address': show('/nope'),
  'the privacy policy': show('/privacy-policy'),
  'the cookies policy': show('/cookies-policy'),
  'the payment terms': show('/pyment-terms'),
  'the knowledge base': showInner('/knowledge-base', 'База знаний'),
  'an article': showInner('/knowledge-base?article=phone', 'Как подтвердить телефон'),
} satisfies Record<string, (page: Page) => Promise<void>>;
