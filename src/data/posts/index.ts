export { type Changes, type Marks, marksOf } from './marks.ts';
export { useMarks } from './useMarks.ts';
export { usePost } from './usePost.ts';
