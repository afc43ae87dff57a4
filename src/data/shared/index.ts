export { cursorOf } from './cursorOf.ts';
export { loadOf } from './loadOf.ts';
export { isAnswered, useAct } from './useAct.ts';
export { askBeforeUnload, useAskBeforeUnload } from './useAskBeforeUnload.ts';
export { useNewer } from './useNewer.ts';
export { moreOf, usePages } from './usePages.ts';
