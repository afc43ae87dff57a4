import type { Authenticate, Confirmation, Passwords } from '../auth/index.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { MailDeps } from '../credentials/index.ts';

export interface UsersDeps extends MailDeps {
  readonly passwords: Passwords;
  readonly authenticate: Authenticate;
  readonly confirmation: Confirmation;
  readonly captcha: Captcha;
}
