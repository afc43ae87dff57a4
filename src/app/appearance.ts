import type { Appearance } from '#src/components/forms/AppearanceForm/index.ts';

/** Read before the first paint, too, by `build/appearance.ts`. */
const key = 'theme';

/** What was chosen on this device. */
export function readAppearance(): Appearance {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the page so at once, and from now on; where storage is blocked, as long as the page lives. */
export function chooseAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  if (appearance === 'system') delete dataset['theme'];
  else dataset['theme'] = appearance;
  try {
    if (appearance === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, appearance);
  } catch {
    // Storage is blocked or full.
  }
}
