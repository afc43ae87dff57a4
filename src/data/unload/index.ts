export { askBeforeUnload, useAskBeforeUnload } from './useAskBeforeUnload.ts';
