/** The forms that take a captcha. */
export type CaptchaForm = 'login' | 'register';

/** Decides whether a token really was issued for a solved captcha. */
export interface Captcha {
  /**
   * Spends the token: a second call with it is `false`.
   * @param ip address of the visitor
   * @param form where the token was sent
   */
  verify(token: string, ip: string, form: CaptchaForm): Promise<boolean>;
}
