import type { Authenticate, Confirmation, Passwords } from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import type { Limits } from '../limits/limits.ts';
import type { MailQueue } from '../mail/queue.ts';

export interface MailDeps {
  readonly db: Database;
  readonly queue: MailQueue;
  readonly limits: Limits;
}

export interface CredentialsDeps extends MailDeps {
  readonly passwords: Passwords;
  readonly authenticate: Authenticate;
  readonly confirmation: Confirmation;
}
