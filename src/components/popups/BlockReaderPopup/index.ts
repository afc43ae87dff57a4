export { blockReaderContent } from './blockReaderContent.tsx';
export { BlockReaderPopup, type BlockReaderPopupProps } from './BlockReaderPopup.tsx';
