export { loginContent, type LoginContentProps } from './loginContent.tsx';
export { LoginPopup, type LoginPopupProps } from './LoginPopup.tsx';
