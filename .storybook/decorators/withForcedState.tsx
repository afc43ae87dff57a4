import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

const attributes = {
  hovered: ['data-hovered'],
  pressed: ['data-hovered', 'data-pressed'],
  'focus-visible': ['data-focused', 'data-focus-visible'],
} as const;

/** A state that otherwise needs a pointer or a keyboard. */
export type ForcedState = keyof typeof attributes;

interface ForcedProps {
  root: Element;
  state: ForcedState;
  selector: string;
  children: ReactNode;
}

function Forced({ root, state, selector, children }: ForcedProps) {
  useLayoutEffect(() => {
    const element = root.querySelector(selector);
    for (const name of attributes[state]) element?.setAttribute(name, 'true');
    return () => {
      for (const name of attributes[state]) element?.removeAttribute(name);
    };
  }, [root, selector, state]);
  return children;
}

/**
 * Shows a state at rest: `parameters: { forcedState: 'hovered' }` marks the story's first control, or the element of
 * `forcedStateOn` (a selector). react-aria drops such attributes given as props, so they are written on the element.
 */
export const withForcedState: Decorator = (Story, { parameters, canvasElement }) => {
  const state: ForcedState | undefined = parameters['forcedState'];
  if (state === undefined) return <Story />;
  const selector: string = parameters['forcedStateOn'] ?? 'button, a, input, textarea';
  return (
    <Forced root={canvasElement} state={state} selector={selector}>
      <Story />
    </Forced>
  );
};
