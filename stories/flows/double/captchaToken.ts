/** The proof that the double of the captcha gives, and the only one that the double of the server takes. */
export const captchaToken = 'captcha-double-passed';
