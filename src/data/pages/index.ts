export { cursorOf } from './cursorOf.ts';
export { moreOf, type Pages, usePages } from './usePages.ts';
