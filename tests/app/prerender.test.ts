import { supportForm } from '#src/brand.ts';
import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentOf } from '#src/site/documents.ts';
import { findPlace } from '#src/site/addresses.ts';

// The fees are read once, with the pages.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());
afterAll(() => vi.resetModules());

/** Every page as the build writes it, by the name of its file, with fees that it is built with. */
async function prerender(platform: string, paymentSystem: string): Promise<ReadonlyMap<string, string>> {
  vi.stubEnv('VITE_FEE_PLATFORM', platform);
  vi.stubEnv('VITE_FEE_PAYMENT_SYSTEM', paymentSystem);
  const { prerenderDocuments } = await import('#src/build/documents.tsx');
  return new Map((await prerenderDocuments()).map(({ file, markup }) => [file, markup]));
}

const words = (html = ''): string => html.replaceAll(/<[^>]+>|\u00ad/g, '').replaceAll(/[\s\u00a0]+/g, ' ');

/** The section of a legal page that an anchor names. */
const sectionOf = (html: string, id: string): string | undefined =>
  html.split('<section').find((section) => section.includes(`id="${id}"`));

test.each([
  ['', '', '7 %', '3 %'],
  ['6.5', '3.5', '6,5 %', '3,5 %'],
])(
  'with fees of «%s» and «%s» the answer to what the platform takes leads to the agreement, which says %s and %s',
  async (platform, paymentSystem, platformFee, paymentSystemFee) => {
    const pages = await prerender(platform, paymentSystem);
    const answer = /<h3(?:(?!<h3).)*Сколько берёт платформа\?.*?(?=<h3)/s.exec(
      pages.get('index.html') ?? '',
    )?.[0];
    expect(words(answer)).toContain(platformFee);
    expect(words(answer)).toContain(paymentSystemFee);

    const href = /<a [^>]*href="([^"]+)"/.exec(answer ?? '')?.[1] ?? '';
    const [pathname = '', anchor = ''] = href.split('#');
    const place = findPlace(pathname);
    const agreement = pages.get(place ? documentOf[place.name] : '') ?? '';
    expect(words(agreement)).toContain('Пользовательское соглашение');
    const fees = sectionOf(agreement, anchor);
    expect(words(fees)).toContain(`комиссия платформы — ${platformFee}`);
    expect(words(fees)).toContain(`комиссия платёжной системы — ${paymentSystemFee}`);
    expect(words(fees)).toContain('10 %');
    // The agreement is where it ends: no other contract to look them up in.
    expect(words(agreement)).not.toMatch(/договор\S* с автором/);

    const terms = sectionOf(pages.get('pyment-terms.html') ?? '', 'fees');
    expect(words(terms)).toContain(`${platformFee} платформе и ${paymentSystemFee} платёжной системе`);
  },
);

test('a build with fees that do not add up to 10 % is refused in one line, before it has begun', () => {
  const env = { ...process.env, VITE_FEE_PLATFORM: '8', VITE_FEE_PAYMENT_SYSTEM: '3' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/build/build.ts'], {
    env,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^VITE_FEE_PLATFORM=8 and VITE_FEE_PAYMENT_SYSTEM=3: .* add up to 10, .*\n$/);
});

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);

test('every link of a public page leads to a page of ours, and to a place that is there', async () => {
  const pages = await prerender('', '');
  const found = [...pages].flatMap(([file, html]) => linksOf(html).map((href) => ({ file, href })));
  expect(found.length).toBeGreaterThan(50);
  const lost = found.filter(({ file, href }) => {
    const [pathname = '', anchor] = href.split('#');
    const place = pathname === '' ? undefined : findPlace(pathname);
    if (pathname !== '' && place === undefined) return true;
    const target = pages.get(place ? documentOf[place.name] : file);
    // The form of the support opens over every page.
    return anchor !== undefined && href !== supportForm && target?.includes(` id="${anchor}"`) !== true;
  });
  expect(lost).toEqual([]);
});
