import type { Decorator } from '@storybook/react-vite';
import { ForcedState, type State } from './ForcedState.tsx';

/** `parameters: { forcedState: 'hovered' }` shows the story's first control so, or the element of `forcedStateOn` (a selector). */
export const withForcedState: Decorator = (Story, { parameters }) => {
  const state: State | undefined = parameters['forcedState'];
  if (state === undefined) return <Story />;
  return (
    <ForcedState state={state} of={parameters['forcedStateOn']}>
      <Story />
    </ForcedState>
  );
};
