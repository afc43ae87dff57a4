export { RegisterContent, type RegisterContentProps } from './RegisterContent.tsx';
export { RegisterPopup, type RegisterPopupProps } from './RegisterPopup.tsx';
