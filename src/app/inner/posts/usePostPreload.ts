import { useEffect } from 'react';
import { paths } from '../../navigation/paths.ts';
import { postPage } from './chunk.ts';

/** A finger or a pointer comes over something, or the keyboard reaches it. */
const signs = ['pointerover', 'focusin'] as const;

const post = `a[href^="${paths.feed}/post/"]`;

/** Downloads the page of a post when a link to one is about to be followed. */
export function usePostPreload(): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest(post)) void postPage.load();
    };
    for (const sign of signs) document.addEventListener(sign, look);
    return () => signs.forEach((sign) => document.removeEventListener(sign, look));
  }, []);
}
