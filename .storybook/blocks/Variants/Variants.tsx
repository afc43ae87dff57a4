import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Example } from '../Example.tsx';
import * as css from './Variants.css.ts';

interface VariantProps {
  /** Its value in code: `outline`. */
  name: string;
  /** Advice when to use it. */
  use: string;
  /** A live example. */
  children: ReactNode;
}

/** One variant: what it looks like, its name, and when to take it. */
export const Variant = ({ name, use, children }: VariantProps) => (
  <div className={css.row}>
    <Example>{children}</Example>
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
