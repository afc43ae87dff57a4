/** Decides whether a token really was issued for a solved captcha. */
export interface Captcha {
  /**
   * Spends the token: a second call with it is `false`.
   * @param ip address of the visitor
   */
  verify(token: string, ip: string): Promise<boolean>;
}
