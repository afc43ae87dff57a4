import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Icon } from '#src/components/primitives/Icon/Icon.tsx';
import { Example } from '../Example.tsx';
import * as css from './DoDont.css.ts';

interface ExampleProps {
  /** A sentence that says why. @default only the sign */
  why?: ReactNode;
  /** A live example, or words. */
  children: ReactNode;
}

interface SideProps extends ExampleProps {
  side: keyof typeof css.side;
}

const sides = {
  do: { icon: 'check', title: 'Так' },
  dont: { icon: 'close', title: 'Не так' },
} as const;

function Side({ side, why, children }: SideProps) {
  const { icon, title } = sides[side];
  return (
    <figure className={css.side[side]}>
      <Example>{children}</Example>
      <figcaption className={css.caption}>
        <strong className={css.title}>
          <Icon name={icon} /> {title}
        </strong>
        {why}
      </figcaption>
    </figure>
  );
}

/** A live example of what is right. */
export const Do = (props: ExampleProps) => <Side {...props} side="do" />;

/** A live example of what is wrong. */
export const Dont = (props: ExampleProps) => <Side {...props} side="dont" />;

/** `Do` and `Dont` beside each other, on narrow pages one under another. Told apart by sign, words and line. */
export const DoDont = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <div className={css.pair}>{children}</div>
  </Unstyled>
);
