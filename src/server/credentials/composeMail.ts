import { findUserByEmail } from '../auth/index.ts';
import type { Compose } from '../mail/queue.ts';
import type { MailTexts } from '../mail/texts.ts';
import { openLink } from './links.ts';

/** Writes messages; a link is opened with each that has one, and replaces the one before. */
export function createCompose(texts: MailTexts): Compose {
  return async (db, { kind, email }) => {
    switch (kind) {
      case 'email_changed':
        return texts.emailChanged(email);
      case 'password_changed':
        return texts.passwordChanged(email);
      case 'post_not_published':
        return texts.postNotPublished(email);
    }
    // Somebody may have asked for an address that nobody has.
    const user = await findUserByEmail(db, email);
    if (user === undefined || (kind === 'activation' && user.emailVerified)) return undefined;
    const link = await openLink(db, user, kind);
    switch (kind) {
      case 'activation':
        return texts.activation(user.email, link);
      case 'password_reset':
        return texts.passwordReset(user.email, link);
      case 'email_reset':
        return texts.emailReset(user.email, link);
    }
  };
}
