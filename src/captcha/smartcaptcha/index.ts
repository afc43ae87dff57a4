export { createSmartCaptcha } from './SmartCaptchaWidget.tsx';
