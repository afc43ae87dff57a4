import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import './motion.css.ts';

function PageMotion({ motion, children }: { motion: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['motion'] = motion;
  }, [motion]);
  return children;
}

/** Toolbar switch «Движение»: `off` shows what a person sees who asked the system for less motion. */
export const withMotion: Decorator = (Story, { globals }) => (
  <PageMotion motion={globals['motion']}>
    <Story />
  </PageMotion>
);
