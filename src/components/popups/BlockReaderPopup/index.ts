export { BlockReaderContent } from './BlockReaderContent.tsx';
export { BlockReaderPopup, type BlockReaderPopupProps } from './BlockReaderPopup.tsx';
