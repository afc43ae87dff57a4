export { CaptchaBox, type CaptchaBoxProps } from './CaptchaBox.tsx';
