export { useUnsent } from './useUnsent.ts';
