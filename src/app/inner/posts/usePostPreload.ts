import { useEffect } from 'react';
import { postPage } from './chunk.ts';

/** A finger or a pointer comes over something, or the keyboard reaches it. */
const signs = ['pointerover', 'focusin'] as const;

/** Downloads the page of a post at the first sign that somebody may open one. */
export function usePostPreload(): void {
  useEffect(() => {
    const load = () => void postPage.load();
    for (const sign of signs) document.addEventListener(sign, load, { once: true });
    return () => signs.forEach((sign) => document.removeEventListener(sign, load));
  }, []);
}
