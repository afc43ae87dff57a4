export { addChallenge, createAltcha, productionWork, type CaptchaWork } from './altcha.ts';
export type { Captcha, CaptchaForm } from './captcha.ts';
export { createSmartCaptcha } from './smartcaptcha.ts';
