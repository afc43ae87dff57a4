import { randomBytes } from 'node:crypto';

/**
 * The name that a new account starts with, valid by the rules of the specification (section 5). It does not reveal
 * the person: everybody reads it, and one made from the e-mail would be the half of their login, or a phone number.
 */
export const newUsername = (): string => `reader-${randomBytes(4).toString('hex')}`;
