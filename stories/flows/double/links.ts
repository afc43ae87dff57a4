import { brand } from '#src/brand.ts';
import { createMailTexts, type LinkParts } from '#src/server/mail/texts.ts';
import { invalid } from './refusal.ts';
import { type Account, findByEmail, type Purpose, type State } from './state.ts';

const badToken = () => invalid({ token: ['Неверный токен для данного пользователя.'] });

/** The letters of the product, as the server writes them. */
export const lettersOf = ({ origin }: State) =>
  createMailTexts({
    PUBLIC_URL: origin,
    SUPPORT_EMAIL: 'support@soavtor.example',
    VITE_BRAND_NAME: brand.name,
  });

/** Sends the letter with a link to the owner of an address; an older link of the same purpose opens nothing more. */
export function sendLink(state: State, purpose: Purpose, email: string): void {
  const account = findByEmail(state, email);
  if (account === undefined || (purpose === 'activation' && account.isEmailVerified)) return;
  const token = crypto.randomUUID();
  state.links.set(`${purpose} ${account.id}`, {
    account: account.id,
    email: account.email,
    token,
    isSpent: false,
  });
  const parts = { uid: btoa(String(account.id)).replaceAll('=', ''), token };
  const letters = lettersOf(state);
  const compose = {
    activation: letters.activation,
    password_reset: letters.passwordReset,
    email_reset: letters.emailReset,
  }[purpose];
  state.send(compose(account.email, parts));
}

function find(state: State, purpose: Purpose, { uid, token }: LinkParts) {
  const link = [...state.links].find(([key, each]) => key.startsWith(purpose) && each.token === token)?.[1];
  const account = state.accounts.get(link?.account ?? 0);
  const isTheirs = account !== undefined && btoa(String(account.id)).replaceAll('=', '') === uid;
  return link !== undefined && isTheirs && link.email === account.email ? { link, account } : undefined;
}

/** True if the link was valid and has been used. */
export const isSpent = (state: State, purpose: Purpose, parts: LinkParts): boolean =>
  find(state, purpose, parts)?.link.isSpent === true;

/** Returns the link's owner if it is still valid. @throws {Refusal} 400 for a dead link */
export function ownerOf(state: State, purpose: Purpose, parts: LinkParts): Account {
  const found = find(state, purpose, parts);
  if (found === undefined || found.link.isSpent) throw badToken();
  return found.account;
}

/** Uses a good link up. */
export function spendLink(state: State, purpose: Purpose, parts: LinkParts): void {
  const found = find(state, purpose, parts);
  if (found !== undefined) found.link.isSpent = true;
}
