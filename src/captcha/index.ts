export { Captcha, type CaptchaProps } from './Captcha.tsx';
export { isSilent, proveSilently } from './proveSilently.ts';
export type { CaptchaEvent, CaptchaWidget, CaptchaWidgetProps } from './provider.ts';
export { useCaptcha, type CaptchaController } from './useCaptcha.ts';
