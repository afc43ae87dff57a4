import { useEffect, useState } from 'react';
import type {
  Appearance,
  AppearanceChoiceProps,
} from '#src/components/sections/AppearanceChoice/AppearanceChoice.tsx';

const key = 'theme';

/** Reads the choice made on this device. */
function readAppearance(): Appearance {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the page so, and the bars that the browser draws around it. */
export function showAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  if (appearance === 'system') delete dataset['theme'];
  else dataset['theme'] = appearance;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const chosen = appearance === scheme ? 'all' : 'not all';
    meta.media = appearance === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
}

/** Calls `listener` when something else is chosen in another tab. @returns the way to stop */
export function onOtherAppearance(listener: (appearance: Appearance) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A key of `null`: everything was cleared at once.
    if (event.key === key || event.key === null) listener(readAppearance());
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Shows the page so at once, and from now on; where storage is blocked, as long as the page lives. */
function chooseAppearance(appearance: Appearance): void {
  showAppearance(appearance);
  try {
    if (appearance === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, appearance);
  } catch {
    // Storage is blocked or full.
  }
}

/** The theme of this device. */
export function useAppearance(): AppearanceChoiceProps {
  const [appearance, setAppearance] = useState(readAppearance);
  useEffect(() => onOtherAppearance(setAppearance), []);
  return {
    appearance,
    onChange: (chosen) => {
      chooseAppearance(chosen);
      setAppearance(chosen);
    },
  };
}
