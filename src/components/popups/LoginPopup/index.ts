export { LoginContent, type LoginContentProps } from './LoginContent.tsx';
export { LoginPopup, type LoginPopupProps } from './LoginPopup.tsx';
