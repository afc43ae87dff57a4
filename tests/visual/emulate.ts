import { cdp, page } from 'vitest/browser';
import { type Mode, viewports } from '../../.storybook/modes.ts';
import { frames } from './settle.ts';

type Features = Readonly<Record<string, string>>;

/**
 * Media features of all tests (`tests/setup/projects.ts`). A list of features replaces the previous one, so it repeats
 * them.
 */
const usual = (): Features => ({
  'prefers-color-scheme': matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  'prefers-reduced-motion': 'reduce',
});

const setMedia = (media: string, features: Features) =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

/** Shows the page in a mode; returns the way back. */
export async function emulate({ viewport, media, features, progress }: Mode): Promise<() => Promise<void>> {
  const own = usual();
  const { innerWidth: width, innerHeight: height } = window;
  if (viewport !== undefined) {
    const { styles } = viewports[viewport];
    await page.viewport(Number.parseInt(styles.width), Number.parseInt(styles.height));
    // Floating elements reposition themselves in the new window; until then they make the page too tall.
    await frames(2);
  }
  if (media !== undefined || features !== undefined) await setMedia(media ?? '', { ...own, ...features });
  const resume = progress === undefined ? () => undefined : holdAnimations(progress);
  return async () => {
    resume();
    if (media !== undefined || features !== undefined) await setMedia('', own);
    if (viewport !== undefined) await page.viewport(width, height);
  };
}

/** Shows animations at this progress: restarted, and stopped (`still.css`) before the paint. */
function holdAnimations(progress: number): () => void {
  const { dataset } = document.documentElement;
  dataset['moving'] = 'not-yet';
  // Asking for animations makes the styles current; a frame does so only after its callbacks.
  document.getAnimations();
  dataset['moving'] = 'true';
  // Scroll-driven animations have no time of their own.
  const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  for (const animation of timed) {
    const { duration = 0, delay = 0 } = animation.effect?.getComputedTiming() ?? {};
    animation.currentTime = Number(delay) + Number(duration) * Math.min(progress, 0.9999);
  }
  return () => {
    delete dataset['moving'];
  };
}
