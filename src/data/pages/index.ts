export { cursorOf } from './cursorOf.ts';
export { useNewer } from './useNewer.ts';
export { moreOf, type Pages, usePages } from './usePages.ts';
