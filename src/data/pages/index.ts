export { cursorOf } from './cursorOf.ts';
export { useNewer } from './useNewer.ts';
export { moreOf, usePages } from './usePages.ts';
