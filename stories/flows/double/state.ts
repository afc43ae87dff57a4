import { emailKey } from '#src/validation/index.ts';
import type { MailMessage } from '#src/server/mail/texts.ts';

/** An account as the double keeps it. Its password needs no protection. */
export interface Account {
  readonly id: number;
  email: string;
  isEmailVerified: boolean;
  password: string;
  username: string;
  firstName: string;
  lastName: string;
  phone: string;
  isPhoneVerified: boolean;
  readonly createdAt: Date;
}

/** A log-in of an account. */
export interface Session {
  readonly id: string;
  readonly account: number;
  readonly createdAt: Date;
  refreshedAt: Date;
}

/** A letter, or a text message to a phone. */
export type Message = Pick<MailMessage, 'to' | 'subject' | 'text' | 'link'>;

/** The purpose of a link in a letter. */
export type Purpose = 'activation' | 'password_reset' | 'email_reset';

interface Link {
  readonly account: number;
  /** It opens nothing once the person has another address. */
  readonly email: string;
  readonly token: string;
  isSpent: boolean;
}

/** State of the double, which ends with the page. */
export interface State {
  /** Origin of the addresses in letters. */
  readonly origin: string;
  readonly accounts: Map<number, Account>;
  /** The last link of each purpose and account. */
  readonly links: Map<`${Purpose} ${number}`, Link>;
  /** The last code sent to a phone, by account. */
  readonly codes: Map<number, string>;
  readonly send: (message: Message) => void;
  /** @returns a number that nothing else has */
  readonly nextId: () => number;
}

export const createState = (origin: string, send: (message: Message) => void): State => {
  // Not from 1: frames of Storybook share locks and databases, which go by the ids of people and posts.
  let last = 1000 * (Date.now() % 100_000);
  return {
    origin,
    accounts: new Map(),
    links: new Map(),
    codes: new Map(),
    send,
    nextId: () => (last += 1),
  };
};

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The account of an address; letter case makes no difference. */
export const findByEmail = ({ accounts }: State, email: string): Account | undefined =>
  [...accounts.values()].find((account) => emailKey(account.email) === emailKey(email));

/** The account of a username; letter case makes no difference. */
export const findByUsername = ({ accounts }: State, username: string): Account | undefined =>
  [...accounts.values()].find((account) => isSame(account.username, username.trim()));
