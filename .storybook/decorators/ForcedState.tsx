import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { forced } from './forcedState.css.ts';

const attributes = {
  hovered: ['data-hovered'],
  pressed: ['data-hovered', 'data-pressed'],
  'focus-visible': ['data-focused', 'data-focus-visible'],
} as const;

/** A state that otherwise needs a pointer or a keyboard. */
export type State = keyof typeof attributes;

interface ForcedStateProps {
  state: State;
  /** A selector. @default the first control */
  of?: string | undefined;
  children: ReactNode;
}

/** Shows a state at rest. react-aria drops such attributes given as props, so they are written on the element. */
export function ForcedState({ state, of = 'button, a, input, textarea', children }: ForcedStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current?.querySelector(of);
    for (const name of attributes[state]) element?.setAttribute(name, 'true');
    return () => {
      for (const name of attributes[state]) element?.removeAttribute(name);
    };
  }, [of, state]);
  return (
    <div ref={root} className={forced}>
      {children}
    </div>
  );
}
