import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { examplePane } from '../../pane.css.ts';
import { useShownTheme } from '../useShownTheme.ts';
import * as css from './Variants.css.ts';

interface VariantProps {
  /** Its value in code: `outline`. */
  name: string;
  /** When to take it. */
  use: string;
  /** A live example. */
  children: ReactNode;
}

/** One variant: what it looks like, its name, and when to take it. */
export const Variant = ({ name, use, children }: VariantProps) => (
  <div className={css.row}>
    <div className={examplePane} data-theme={useShownTheme()}>
      <I18nProvider locale="ru-RU">{children}</I18nProvider>
    </div>
    <dl className={css.words}>
      <dt>
        <code className={css.name}>{name}</code>
      </dt>
      <dd className={css.use}>{use}</dd>
    </dl>
  </div>
);

/** The variants of a component, one under another. */
export const Variants = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <div className={css.list}>{children}</div>
  </Unstyled>
);
