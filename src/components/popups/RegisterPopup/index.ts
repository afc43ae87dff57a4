export { registerContent, type RegisterContentProps } from './registerContent.tsx';
export { RegisterPopup, type RegisterPopupProps } from './RegisterPopup.tsx';
