export { type Changes, type Marks, marksOf } from './marks.ts';
export { useKnownTitle } from './useKnownTitle.ts';
export { useMarks } from './useMarks.ts';
export { usePost } from './usePost.ts';
export { useForgetSounds, useSounds } from './useSounds.ts';
