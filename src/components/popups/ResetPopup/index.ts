export { resetContent, type ResetContentProps } from './resetContent.tsx';
export { ResetPopup, type ResetPopupProps } from './ResetPopup.tsx';
