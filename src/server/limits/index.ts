export { clientNetwork } from './clientNetwork.ts';
export { createLimits, type Limits } from './limits.ts';
