export { createSmartCaptcha, type SmartCaptchaConfig } from './SmartCaptchaWidget.tsx';
