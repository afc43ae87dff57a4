import type { Authenticate, Confirmation, Passwords } from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import type { Limits } from '../limits/index.ts';
import type { LetterQueue } from '../mail/index.ts';

export interface LetterDeps {
  readonly db: Database;
  readonly queue: LetterQueue;
  readonly limits: Limits;
}

export interface CredentialsDeps extends LetterDeps {
  readonly passwords: Passwords;
  readonly authenticate: Authenticate;
  readonly confirmation: Confirmation;
}
