export { Captcha } from './Captcha.tsx';
export { isSilent, proveSilently } from './proveSilently.ts';
export type { CaptchaEvent, CaptchaWidget } from './provider.ts';
export { type CaptchaController, useCaptcha } from './useCaptcha.ts';
