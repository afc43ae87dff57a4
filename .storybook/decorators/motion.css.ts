import { globalStyle } from '@vanilla-extract/css';
import { reducedMotionVars } from '#src/theme/motion.ts';

globalStyle(':root[data-motion=off]', { vars: reducedMotionVars });
