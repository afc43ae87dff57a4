import axe from 'axe-core';
import type { Page } from './test.ts';

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

/** React-aria's announcer names its elements by ids that may no longer exist, and empties itself. */
const context = { exclude: [['[data-live-announcer]']] };

interface Finding {
  rule: string;
  selector: string;
}

/** Violations that axe finds, and cases that it cannot judge. */
export async function findings(page: Page): Promise<{ violations: Finding[]; unjudged: Finding[] }> {
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
