export { Popup, type PopupProps } from './Popup.tsx';
export { useShown } from './useShown.ts';
export { PopupContent, type PopupContentProps } from './PopupContent.tsx';
