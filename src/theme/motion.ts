import { vars } from './contract.css.ts';

/** Durations and distances of design section 5. */
export const motion = {
  fast: '120ms',
  base: '200ms',
  slow: '360ms',
  pending: '900ms',
  sheen: '1600ms',
  patience: '150ms',
  progress: '8000ms',
  scrollHide: '1000ms',
  rise: '-16px',
  loop: 'running',
} as const;

/** Replacements for people who prefer reduced motion. */
export const reducedMotionVars = {
  [vars.motion.fast]: '0ms',
  // 1 ms, not 0: react-aria waits for the end of an animation before it unmounts a popup.
  [vars.motion.base]: '1ms',
  [vars.motion.slow]: '0ms',
  [vars.motion.rise]: '0px',
  [vars.motion.loop]: 'paused',
};
