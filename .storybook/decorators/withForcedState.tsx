import type { Decorator } from '@storybook/react-vite';
import { ForcedState } from './ForcedState.tsx';
import type { State } from './states.ts';

/** `parameters: { forcedState: 'hovered' }` shows the story's first control so. */
export const withForcedState: Decorator = (Story, { parameters }) => {
  const state: State | undefined = parameters['forcedState'];
  if (state === undefined) return <Story />;
  return (
    <ForcedState state={state}>
      <Story />
    </ForcedState>
  );
};
