import type { Authenticate, Confirmation, Passwords } from '../auth/index.ts';
import type { Captcha } from '../captcha/index.ts';
import type { LetterDeps } from '../credentials/index.ts';

export interface UsersDeps extends LetterDeps {
  readonly passwords: Passwords;
  readonly authenticate: Authenticate;
  readonly confirmation: Confirmation;
  readonly captcha: Captcha;
}
