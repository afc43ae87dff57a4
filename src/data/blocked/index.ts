export { useBlockedReaders, useBlocking } from './useBlockedReaders.ts';
