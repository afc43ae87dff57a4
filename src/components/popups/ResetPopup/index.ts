export { ResetContent, type ResetContentProps } from './ResetContent.tsx';
export { ResetPopup, type ResetPopupProps } from './ResetPopup.tsx';
