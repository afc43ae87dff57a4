import { demoLogin } from '#src/server/demo/authors.ts';
import { openDrawn } from './drawn.ts';
import { expectMeta, type Meta } from './head.ts';
import { expectFeed, expectLanding, isAlive, login } from './steps.ts';
import { expect, type Page, test as base } from './test.ts';

/** Knows where the site says it is. */
const test = base.extend<{ says: (page: Page, meta: Meta) => Promise<void> }>({
  says: async ({ server }, use) => use((page, meta) => expectMeta(page, meta, server.origin)),
});

const landing: Meta = {
  title: 'Соавтор — монетизация творчества',
  keywords: 'монетизация творчества, платные подписки, донаты, эксклюзивный контент',
  path: '/',
};
const terms: Meta = {
  title: 'Соавтор — Пользовательское соглашение',
  description:
    'Правила сервиса «Соавтор» для авторов и\u00a0подписчиков: аккаунт, публикации, подписки, комиссии, ответственность.',
  path: '/terms-of-service',
};
const notFound: Meta = { title: 'Соавтор — Страница не\u00a0найдена' };

const structuredData = (page: Page) => page.locator('script[type="application/ld+json"]');

async function enter(page: Page): Promise<void> {
  await page.goto('/?login=1');
  await login(page, demoLogin);
  await expectFeed(page);
}

test('the head follows the reader from page to page', async ({ page, says }) => {
  await page.goto('/');
  await isAlive(page);
  await says(page, landing);
  await expect(structuredData(page)).toHaveCount(1);

  await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
  await login(page, demoLogin);
  await expectFeed(page);
  await says(page, { title: 'Соавтор — Лента' });
  await expect(structuredData(page)).toHaveCount(0);

  const sections = page.getByRole('navigation', { name: 'Разделы' });
  await sections.getByRole('link', { name: 'Настройки' }).click();
  await says(page, { title: 'Соавтор — Настройки' });
  await sections.getByRole('link', { name: 'Подписки' }).click();
  await says(page, { title: 'Соавтор — Подписки' });

  await sections.getByRole('link', { name: 'База знаний' }).click();
  await says(page, { title: 'Соавтор — База знаний' });
  await page.getByRole('link', { name: 'Из чего складываются комиссии' }).click();
  const article: Meta = { title: 'Соавтор — Из\u00a0чего складываются комиссии' };
  await says(page, article);
  await page.getByRole('link', { name: 'пользовательском соглашении' }).click();
  await says(page, terms);
  await page.goBack();
  await says(page, article);
  await page.goForward();
  await says(page, terms);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await says(page, landing);
  await expect(structuredData(page)).toHaveCount(0);
});

test('the head follows from the not-found page to the landing page, and Back', async ({ page, says }) => {
  await page.goto('/no/such/page');
  await isAlive(page);
  await says(page, notFound);
  await page.getByRole('link', { name: 'На главную', exact: true }).click();
  await expectLanding(page);
  await says(page, landing);
  await page.goBack();
  await says(page, notFound);
});

/** What pages say of themselves by their addresses: those for everybody, those for signed-in people. */
const served: readonly Readonly<Record<string, Meta>>[] = [
  { '/': landing, '/terms-of-service': terms, '/no/such/page': notFound },
  {
    '/feed': { title: 'Соавтор — Лента' },
    '/account/settings': { title: 'Соавтор — Настройки' },
    '/knowledge-base': { title: 'Соавтор — База знаний' },
  },
];

for (const pages of served) {
  test(`a page says the same of itself before and after it comes alive: ${Object.keys(pages).join(', ')}`, async ({
    page,
    browser,
    baseURL,
    says,
  }) => {
    const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const source = await still.newPage();
    if (!('/' in pages)) await enter(page);
    for (const [path, meta] of Object.entries(pages)) {
      await source.goto(path);
      await says(source, meta);
      await page.goto(path);
      await isAlive(page);
      await says(page, meta);
      await expect(structuredData(page)).toHaveCount(path === '/' ? 1 : 0);
    }
    await still.close();
  });
}

test('a site that is opened by another name of its host tells machines its own', async ({
  page,
  server,
  says,
}) => {
  await page.goto(`${server.origin.replace('127.0.0.1', 'localhost')}/terms-of-service`);
  await isAlive(page);
  await says(page, terms);
});

test('what is served for several addresses comes to speak of the one that was opened', async ({
  page,
  says,
}) => {
  await enter(page);
  for (const [path, title] of [
    ['/reset-password/uid/token', 'Соавтор — Новый пароль'],
    ['/activation-result?uid=uid&token=token', 'Соавтор — Подтверждение email'],
    ['/profile?view=authors', 'Соавтор — Авторы'],
    ['/profile/2', 'Соавтор — Илья Коваль'],
    ['/profile/999999', 'Соавтор — Такого человека здесь нет'],
  ] as const) {
    await page.goto(path);
    await says(page, { title });
  }
});

/** Changes of a drawn page as browser extensions make them. Run in the page: each function stands alone. */
const alterations = {
  'an element': () => document.querySelector('#root h1')?.append(document.createElement('div')),
  'a word': () => document.querySelector('#root h1')?.prepend('other words'),
};

for (const [what, alter] of Object.entries(alterations)) {
  test(`where an extension has added ${what}, every tag is there once and leaves with its page`, async ({
    page,
    says,
  }) => {
    const text = await openDrawn(page, '/terms-of-service');
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(alter);
    text.comeAlive();
    await isAlive(page);
    await says(page, terms);
    await page.getByRole('banner').getByRole('link').first().click();
    await expectLanding(page);
    await says(page, landing);

    const home = await openDrawn(page, '/');
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(alter);
    home.comeAlive();
    await isAlive(page);
    await says(page, landing);
    await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
    await login(page, demoLogin);
    await says(page, { title: 'Соавтор — Лента' });
    await expect(structuredData(page)).toHaveCount(0);
  });
}
