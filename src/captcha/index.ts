export { Captcha, type CaptchaProps } from './Captcha.tsx';
export type { CaptchaEvent, CaptchaWidget, CaptchaWidgetProps } from './provider.ts';
export { useCaptcha, type CaptchaController } from './useCaptcha.ts';
