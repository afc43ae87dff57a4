import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { modesOf } from '../../.storybook/modes.ts';
import { emulate } from './emulate.ts';
import { withFrame } from './frame.ts';
import { frames, settle } from './settle.ts';
import './still.css';

// Data that Storybook's plugin adds to a story's test.
declare module 'vitest' {
  interface TestContext {
    story?: ComposedStoryFn;
  }
  interface TaskMeta {
    storyId?: string;
  }
}

/** The viewport grows to the whole story: a screenshot cannot show more than the browser laid out. */
const showWholeHeight = async (): Promise<void> => {
  const height = document.documentElement.scrollHeight;
  if (height > innerHeight) await page.viewport(innerWidth, height);
  await frames(2);
};

/** Compares what is on the page with the stored picture: all of it, or the region that the story is about. */
async function compare(picture: string, region: string | undefined): Promise<void> {
  const match = (part: Locator) =>
    // Animations are held at the frame of the picture; Playwright would show their beginning or end. The assertions are
    // soft, so that the report shows every picture that differs.
    expect.soft(part).toMatchScreenshot(picture, { screenshotOptions: { animations: 'allow' } });
  if (region !== undefined) await match(page.getByRole('region', { name: region }));
  else await withFrame(match);
}

// After its `play` and the accessibility check a story is still on the page; its picture is compared to the pixel.
// Only when asked for (`PIXELS=1`, as the npm scripts do): while drawing, play and accessibility are enough.
afterEach(async ({ task, story }) => {
  if (import.meta.env['PIXELS'] !== '1' || task.result?.state === 'fail') return;
  if (!story || !task.meta.storyId || !story.tags.includes('pixels')) return;
  document.body.dataset['layout'] = String(story.parameters['layout']);
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  // `light/components-primitives-button/pressed`: a folder per component.
  const picture = `${theme}/${task.meta.storyId.replace('--', '/')}`;
  const region: string | undefined = story.parameters['region'];
  await settle();
  await showWholeHeight();
  await compare(picture, region);
  for (const [name, mode] of modesOf(story.tags)) {
    if (mode.theme !== undefined && mode.theme !== theme) continue;
    const leave = await emulate(mode);
    try {
      await showWholeHeight();
      await compare(`${picture}_${name}`, region);
    } finally {
      await leave();
    }
  }
});
