import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { holdMotion } from './holdMotion.ts';
import './motion.css.ts';

function PageMotion({ motion, children }: { motion: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['motion'] = motion;
  }, [motion]);
  useEffect(() => (motion === 'held' ? holdMotion() : undefined), [motion]);
  return children;
}

/**
 * Toolbar switch «Движение»: `off` shows what a person sees who asked the system for less motion, `held` the end of all
 * that moves.
 */
export const withMotion: Decorator = (Story, { globals }) => (
  <PageMotion motion={globals['motion']}>
    <Story />
  </PageMotion>
);
