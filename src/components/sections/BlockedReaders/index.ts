export { type BlockedReader, BlockedReaders, type BlockedReadersProps } from './BlockedReaders.tsx';
