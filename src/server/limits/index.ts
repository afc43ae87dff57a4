export { clientNetwork } from './clientNetwork.ts';
export { countCalls } from './countCalls.ts';
export { createLimits, type Limits } from './limits.ts';
