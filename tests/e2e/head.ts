import { expect, type Page } from './test.ts';

/** Metadata of a page. */
export interface Meta {
  /** The whole title. */
  title: string;
  /** @default that of the product */
  description?: string;
  keywords?: string;
  /** Path of the address that search engines know the page by; without one they are not to show it. */
  path?: string;
}

const productDescription =
  'Платформа, на\u00a0которой авторы зарабатывают на\u00a0творчестве: подписки, продажи, донаты и\u00a0эксклюзивный контент для подписчиков.';

/** A tag of a head: `title`, the name or property of a `meta` or the `rel` of a link, and what it says. */
type Tag = readonly [name: string, content: string];

const byName = (one: Tag, other: Tag): number => one.join().localeCompare(other.join());

/** Every tag of the page's metadata, in the order of names, each as often as it is there. */
async function tagsOf(page: Page): Promise<Tag[]> {
  const tags = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        'title, link[rel=canonical], meta[property], meta[name]:not([name=viewport], [name=theme-color])',
      ),
      (tag): [string, string] => {
        const name = ['name', 'property', 'rel'].map((key) => tag.getAttribute(key)).find(Boolean);
        const content = tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent;
        return [name ?? tag.localName, content];
      },
    ),
  );
  return tags.toSorted(byName);
}

/** The whole metadata of a page (specification section 2), in the order of names. */
function whole({ title, description = productDescription, keywords, path }: Meta, origin: string): Tag[] {
  const tags: Tag[] = [
    ['title', title],
    ['description', description],
    ['robots', path === undefined ? 'noindex' : 'index'],
    ['og:type', 'website'],
    ['og:locale', 'ru_RU'],
    ['og:site_name', 'Соавтор'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', `${origin}/social.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', `${origin}/social.png`],
  ];
  if (keywords !== undefined) tags.push(['keywords', keywords]);
  if (path !== undefined) tags.push(['canonical', origin + path], ['og:url', origin + path]);
  return tags.toSorted(byName);
}

/** Expects exactly this metadata, each tag once. */
export const expectMeta = (page: Page, meta: Meta, origin: string): Promise<void> =>
  expect.poll(() => tagsOf(page)).toEqual(whole(meta, origin));
