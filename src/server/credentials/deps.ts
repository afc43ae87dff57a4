import type { Authenticate, Passwords } from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Letters, Mailer } from '../mail/index.ts';

export interface LetterDeps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly letters: Letters;
  readonly limits: Limits;
  readonly now: () => Date;
}

export interface CredentialsDeps extends LetterDeps {
  readonly passwords: Passwords;
  readonly authenticate: Authenticate;
}
