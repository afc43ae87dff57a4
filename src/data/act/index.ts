export { useAct } from './useAct.ts';
