import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { examplePane } from '../pane.css.ts';
import { useShownTheme } from './useShownTheme.ts';

/** A live piece of the product on its own ground, in the theme of the page. */
export const Example = ({ children }: { children: ReactNode }) => (
  <div className={examplePane} data-theme={useShownTheme()}>
    <I18nProvider locale="ru-RU">{children}</I18nProvider>
  </div>
);
