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
  keywords: 'пользовательское соглашение, публичная оферта, правила для авторов, комиссии',
  path: '/terms-of-service',
};
const notFound: Meta = { title: 'Соавтор — Страница не\u00a0найдена' };

/** The types of what the page says to search engines of itself; none where it has no such element. */
const structuredTypes = (page: Page): Promise<string[][]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map(({ textContent }) =>
        JSON.parse(textContent)['@graph'].map((thing: { '@type': string }) => thing['@type']),
      ),
    );
const expectStructured = (page: Page, ...types: string[][]) =>
  expect.poll(() => structuredTypes(page)).toEqual(types);

const ofLanding = ['Organization', 'WebSite', 'FAQPage'];
const ofTerms = ['WebPage', 'BreadcrumbList'];

async function enter(page: Page): Promise<void> {
  await page.goto('/?login=1');
  await login(page, demoLogin);
  await expectFeed(page);
}

test('the head follows the reader from page to page', async ({ page, says }) => {
  await page.goto('/');
  await isAlive(page);
  await says(page, landing);
  await expectStructured(page, ofLanding);

  await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
  await login(page, demoLogin);
  await expectFeed(page);
  await says(page, { title: 'Соавтор — Лента' });
  await expectStructured(page);

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
  await expectStructured(page, ofTerms);
  await page.goBack();
  await says(page, article);
  await expectStructured(page);
  await page.goForward();
  await says(page, terms);
  await expectStructured(page, ofTerms);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await says(page, landing);
  await expectStructured(page, ofLanding);
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

/** Metadata of pages by address: public ones, then those for signed-in people. */
const served: readonly Readonly<Record<string, Meta>>[] = [
  { '/': landing, '/terms-of-service': terms, '/no/such/page': notFound },
  {
    '/reset-password/uid/token': { title: 'Соавтор — Новый пароль' },
    '/activation-result?uid=uid&token=token': { title: 'Соавтор — Подтверждение email' },
  },
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
    if ('/feed' in pages) await enter(page);
    for (const [path, meta] of Object.entries(pages)) {
      await source.goto(path);
      await says(source, meta);
      await page.goto(path);
      await isAlive(page);
      await says(page, meta);
      const said = await structuredTypes(source);
      expect(said).toHaveLength(meta.path === undefined ? 0 : 1);
      await expectStructured(page, ...said);
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
    ['/profile?view=authors', 'Соавтор — Авторы'],
    ['/profile/2', 'Соавтор — Илья Коваль'],
    ['/profile/999999', 'Соавтор — Такого человека здесь нет'],
  ] as const) {
    await page.goto(path);
    await says(page, { title });
  }
});

test('a post for everyone tells sites that preview links of itself, and takes that with it', async ({
  page,
  request,
  says,
}) => {
  const address = '/feed/post/1';
  const html = await (await request.get(address)).text();
  expect(html).toMatch(/<meta [^>]*property="og:title" content="(?!Соавтор)[^"]+"/);
  await page.goto(address);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await says(page, landing);
});

/** Alterations of a prerendered page by browser extensions. Each function runs in the page alone. */
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
    text.hydrate();
    await isAlive(page);
    await says(page, terms);
    await page.getByRole('banner').getByRole('link').first().click();
    await expectLanding(page);
    await says(page, landing);
    await expectStructured(page, ofLanding);

    const home = await openDrawn(page, '/');
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(alter);
    home.hydrate();
    await isAlive(page);
    await says(page, landing);
    await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
    await login(page, demoLogin);
    await says(page, { title: 'Соавтор — Лента' });
    await expectStructured(page);
  });
}
