import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ground } from './Ground.css.ts';

/** A piece of the product's page within a documentation page, whose own looks end here. */
export const Ground = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <I18nProvider locale="ru-RU">
      <div className={ground}>{children}</div>
    </I18nProvider>
  </Unstyled>
);
