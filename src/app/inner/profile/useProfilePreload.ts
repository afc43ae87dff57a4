import { useEffect } from 'react';
import { paths } from '../../navigation/paths.ts';
import { personPage } from './chunk.ts';

/** A finger or a pointer comes over something, or the keyboard reaches it. */
const signs = ['pointerover', 'focusin'] as const;

const person = `a[href^="${paths.profile}/"]`;

/** Downloads the page of a person when a link to one is about to be followed. */
export function useProfilePreload(): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest(person)) void personPage.load();
    };
    for (const sign of signs) document.addEventListener(sign, look);
    return () => signs.forEach((sign) => document.removeEventListener(sign, look));
  }, []);
}
