import { cdp } from 'vitest/browser';
import type { Mode } from '../../.storybook/modes.ts';

const features = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([name, value]) => ({ name, value }));

/** Shows the page in a mode, in the theme that it is in; returns the way back. */
export async function emulate({ media, features: asked = {}, progress }: Mode) {
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const own = { 'prefers-color-scheme': theme, 'prefers-reduced-motion': 'reduce' };
  const set = (name: string, wanted: Readonly<Record<string, string>>) =>
    cdp().send('Emulation.setEmulatedMedia', { media: name, features: features({ ...own, ...wanted }) });
  await set(media ?? '', asked);
  const resume = progress === undefined ? () => undefined : holdAnimations(progress);
  return async (): Promise<void> => {
    resume();
    await set('', {});
  };
}

/** Lets what moves by itself begin, and stops it where it has come that far. */
function holdAnimations(progress: number): () => void {
  document.documentElement.dataset['moving'] = 'true';
  for (const animation of document.getAnimations()) {
    const { duration = 0, delay = 0 } = animation.effect?.getComputedTiming() ?? {};
    animation.pause();
    animation.currentTime = Number(delay) + Number(duration) * Math.min(progress, 0.9999);
  }
  return () => {
    delete document.documentElement.dataset['moving'];
  };
}
