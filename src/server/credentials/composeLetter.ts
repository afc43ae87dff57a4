import { findUserByEmail } from '../auth/index.ts';
import type { Compose, Letters } from '../mail/index.ts';
import { openLink } from './links.ts';

/** Writes letters; a link is opened with each that has one, and replaces the one before. */
export function createCompose(letters: Letters): Compose {
  return async (db, { kind, email }) => {
    switch (kind) {
      case 'email_changed':
        return letters.emailChanged(email);
      case 'password_changed':
        return letters.passwordChanged(email);
    }
    // Somebody may have asked for an address that nobody has.
    const user = await findUserByEmail(db, email);
    if (user === undefined || (kind === 'activation' && user.emailVerified)) return undefined;
    const link = await openLink(db, user, kind);
    switch (kind) {
      case 'activation':
        return letters.activation(user.email, link);
      case 'password_reset':
        return letters.passwordReset(user.email, link);
      case 'email_reset':
        return letters.emailReset(user.email, link);
    }
  };
}
