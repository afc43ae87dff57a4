export { useAskBeforeUnload } from './useAskBeforeUnload.ts';
