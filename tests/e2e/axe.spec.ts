import axe from 'axe-core';
import { places } from './places.ts';
import { expect, type Page, test } from './test.ts';

test.skip(({ viewport }) => viewport?.width !== 1440, 'Each check sets its own screen.');

/** Everything axe knows, landmarks of whole pages included; stories check the parts. */
const options: axe.RunOptions = {
  runOnly: [
    ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    ...['best-practice', 'experimental'],
  ],
  rules: {
    'target-size': { enabled: true },
    // AAA asks 7:1: the design fixes the label of the accent button at 4.9 (see .storybook/preview.tsx).
    'color-contrast-enhanced': { enabled: false },
    // Says only that something is hidden, never that it is wrong.
    'hidden-content': { enabled: false },
    // Unsure by its own word: the bold sentence over a locked post is no heading.
    'p-as-heading': { enabled: false },
  },
};

/** React-aria's own announcer: names its elements by what may be gone, and empties itself. */
const context = { exclude: [['[data-live-announcer]']] };

const screens = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

interface Finding {
  rule: string;
  selector: string;
}

/** What axe finds wrong, and what it could not judge. */
async function findings(page: Page): Promise<{ violations: Finding[]; unjudged: Finding[] }> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async (given) => {
      const runner: typeof axe = Reflect.get(window, 'axe');
      const results = await runner.run(given.context, given.options);
      const list = (found: axe.Result[]): Finding[] =>
        found.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => ({ rule: id, selector: target.join(' ') })),
        );
      return { violations: list(results.violations), unjudged: list(results.incomplete) };
    },
    { context, options },
  );
}

for (const [name, open] of Object.entries(places)) {
  test(`axe finds nothing wrong on ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    for (const { width, colorScheme } of screens) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations, unjudged } = await findings(page);
      expect(violations, `${width} px, ${colorScheme}`).toEqual([]);
      // Of text in a box that lies partly on art axe does not know the ground.
      expect(unjudged.filter(({ rule }) => rule !== 'color-contrast')).toEqual([]);
    }
  });
}

const otherPages = [
  ...['/privacy-policy', '/cookies-policy', '/pyment-terms', '/post/edit/1', '/create'],
  ...['/profile/2', '/profile/edit', '/profile?view=tiers', '/analytics', '/knowledge-base'],
];

test('axe finds nothing wrong on any other page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await places['the feed'](page);
  for (const address of otherPages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await findings(page)).violations, address).toEqual([]);
  }
});

/**
 * The words and roles a screen reader gets, to be read when they change. What these show depends on the day; how many read
 * an author depends on other tests, so the tree of the authors has patterns for it.
 */
const changing = [
  ...['the feed', 'an open post', 'a locked post', 'the subscriptions'],
  ...['the profile', 'the page of an author', 'a new post', 'own posts'],
  ...['the versions of a post', 'the preview of a post'],
];
const unchanging = Object.entries(places).filter(([name]) => !changing.includes(name));

for (const [name, open] of unchanging) {
  test(`a screen reader gets the same tree as before on ${name}`, async ({ page }) => {
    await open(page);
    // What is behind a popup is inert, which the snapshot does not know.
    const popup = page.getByRole('dialog');
    const shown = (await popup.isVisible()) ? popup : page.locator('#root');
    await expect(shown).toMatchAriaSnapshot({ name: `${name.replaceAll(' ', '-')}.aria.yml` });
  });
}
