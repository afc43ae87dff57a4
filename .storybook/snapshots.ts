import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { modesOf, viewports } from './modes.ts';

/**
 * What Chromatic takes of a story, by its tags: both themes, and the screens. Media features it knows for whole stories
 * only, not for a mode; forced colours, more contrast, print and motion stay with our own pictures.
 */
export function snapshotsOf(tags: readonly string[]) {
  if (!tags.includes('pixels')) return { disableSnapshot: true };
  const screens = modesOf(tags).flatMap(([name, { viewport }]) => {
    if (viewport === undefined) return [];
    const { width, height } = viewports[viewport].styles;
    return [[name, { theme: 'light', viewport: { width, height } }] as const];
  });
  return { modes: { light: { theme: 'light' }, dark: { theme: 'dark' }, ...Object.fromEntries(screens) } };
}

/** Chromatic reads parameters, stories have tags: an enhancer is the one place where Storybook shows both. */
export const snapshotsByTags: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  parameters['chromatic'] = snapshotsOf(tags);
  return argTypes;
};
