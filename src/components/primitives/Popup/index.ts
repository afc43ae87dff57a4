export { Popup, type PopupProps } from './Popup.tsx';
export { PopupContent, type PopupContentProps } from './PopupContent.tsx';
