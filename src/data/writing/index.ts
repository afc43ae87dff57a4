export type { Content } from './content.ts';
export type { Status, Written } from './status.ts';
export { type OpenWriting, useNewPlace, useUnloadWarning, useWriting } from './useWriting.ts';
export type { Writing } from './writing.ts';
export { countUnsent, followUnsent, forget, isHereOnly, listUnsent, type Unsent } from './writings.ts';
