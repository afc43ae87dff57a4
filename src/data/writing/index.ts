export type { Content } from './content.ts';
export type { Status, Written } from './status.ts';
export { type OpenWriting, useNewPlace, useUnloadWarning, useWriting } from './useWriting.ts';
export type { Writing } from './writing.ts';
export { countUnsent, forget, isHereOnly } from './writings.ts';
