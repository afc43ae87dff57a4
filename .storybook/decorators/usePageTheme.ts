import { useLayoutEffect } from 'react';
import { showForcedColors } from './forcedColors.ts';

/** Values of the toolbar switch «Тема». */
export type Theme = 'system' | 'light' | 'dark' | 'both' | 'forced';

/** The theme that part of a page has of its own: as attributes, which the styles read. */
export const themeAttributes = (theme: Theme) => ({
  'data-theme': theme === 'light' || theme === 'dark' ? theme : undefined,
  'data-forced-colors': theme === 'forced' ? '' : undefined,
});

/** Shows the whole page in a theme. */
export function usePageTheme(theme: Theme): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(themeAttributes(theme)))
      if (value === undefined) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    return theme === 'forced' ? showForcedColors() : undefined;
  }, [theme]);
}
