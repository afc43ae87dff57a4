import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { modesOf, viewports } from './modes.ts';

/**
 * Chromatic's snapshots of a story, by its tags: themes and screens. It sets media features for whole stories only, so
 * forced colours, contrast, print and motion stay with our own pictures.
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
