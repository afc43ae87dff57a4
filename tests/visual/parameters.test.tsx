import { composeStory } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import preview from '../../.storybook/preview.tsx';

test('Storybook tells Chromatic what the tags of a story say', () => {
  const story = composeStory({ tags: ['!pixels'] }, { component: () => null }, preview);
  expect(story.parameters['chromatic']).toEqual({ disableSnapshot: true });
});
