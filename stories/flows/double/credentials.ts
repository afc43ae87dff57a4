import { emailTaken, wrongPassword } from '#src/server/auth/messages.ts';
import {
  normalizeEmail,
  validateEmail,
  validateEmailConfirmation,
  validateNewEmail,
  validatePassword,
  validatePasswordConfirmation,
  validateResetEmail,
} from '#src/validation/index.ts';
import type { Handlers } from './call.ts';
import { isSpent, lettersOf, ownerOf, sendLink, spendLink } from './links.ts';
import { checkFields, invalid, Refusal } from './refusal.ts';
import type { Sessions } from './sessions.ts';
import { type Account, findByEmail, type State } from './state.ts';

/** Message for a password that is not the one in use. */
export const confirmationProblem = ({ password }: Account, typed: string): string | undefined =>
  typed === password ? undefined : wrongPassword;

function changeEmail(state: State, account: Account, typed: string): void {
  const email = normalizeEmail(typed);
  if (findByEmail(state, email) !== undefined) throw invalid({ new_email: [emailTaken] });
  if (account.isEmailVerified) state.send(lettersOf(state).emailChanged(account.email));
  account.email = email;
  account.isEmailVerified = false;
}

/** Calls that change the e-mail and the password, with their letters. */
export const credentialCalls = (state: State, sessions: Sessions): Handlers => ({
  activate({ body }) {
    if (isSpent(state, 'activation', body))
      throw new Refusal(403, { detail: 'Устаревший токен для данного пользователя.' });
    ownerOf(state, 'activation', body).isEmailVerified = true;
    spendLink(state, 'activation', body);
    return null;
  },
  resendActivation({ body }) {
    checkFields({ email: validateEmail(body.email) });
    sendLink(state, 'activation', body.email);
    return null;
  },
  resetPassword({ body }) {
    checkFields({ email: validateResetEmail(body.email) });
    sendLink(state, 'password_reset', body.email);
    return null;
  },
  confirmResetPassword({ body }) {
    checkFields({ new_password: validatePassword(body.new_password) });
    checkFields({ non_field_errors: validatePasswordConfirmation(body.re_new_password, body.new_password) });
    const account = ownerOf(state, 'password_reset', body);
    spendLink(state, 'password_reset', body);
    account.password = body.new_password;
    account.isEmailVerified = true;
    sessions.endOthers(account);
    state.send(lettersOf(state).passwordChanged(account.email));
    return null;
  },
  resetEmail({ body }) {
    checkFields({ email: validateEmail(body.email) });
    sendLink(state, 'email_reset', body.email);
    return null;
  },
  confirmResetEmail({ body }) {
    checkFields({ new_email: validateNewEmail(body.new_email, '') });
    checkFields({ non_field_errors: validateEmailConfirmation(body.re_new_email, body.new_email) });
    const account = ownerOf(state, 'email_reset', body);
    checkFields({ new_email: validateNewEmail(body.new_email, account.email) });
    spendLink(state, 'email_reset', body);
    // A person who got the letter owns the address.
    account.isEmailVerified = true;
    changeEmail(state, account, body.new_email);
    return null;
  },
  setEmail({ body, caller }) {
    const { account } = caller();
    checkFields({
      current_password: confirmationProblem(account, body.current_password),
      new_email: validateNewEmail(body.new_email, account.email),
    });
    checkFields({ non_field_errors: validateEmailConfirmation(body.re_new_email, body.new_email) });
    changeEmail(state, account, body.new_email);
    return null;
  },
  setPassword({ body, caller }) {
    const { account, session } = caller();
    checkFields({
      current_password: confirmationProblem(account, body.current_password),
      new_password: validatePassword(body.new_password),
    });
    checkFields({ non_field_errors: validatePasswordConfirmation(body.re_new_password, body.new_password) });
    account.password = body.new_password;
    sessions.endOthers(account, session);
    if (account.isEmailVerified) state.send(lettersOf(state).passwordChanged(account.email));
    return null;
  },
});
