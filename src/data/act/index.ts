export { isAnswered, useAct } from './useAct.ts';
