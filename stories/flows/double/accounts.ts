import type { Body, User } from '#src/api/contract.ts';
import { emailTaken } from '#src/server/auth/messages.ts';
import {
  normalizeEmail,
  normalizePhone,
  tidyText,
  validateEmail,
  validateName,
  validatePassword,
  validatePhone,
  validateUsername,
} from '#src/validation/index.ts';
import type { Caller, Handlers } from './call.ts';
import { captchaToken } from './captchaToken.ts';
import { confirmationProblem } from './credentials.ts';
import { sendLink } from './links.ts';
import { checkFields, ifGiven, invalid, notFound } from './refusal.ts';
import type { Sessions } from './sessions.ts';
import { type Account, findByEmail, findByUsername, type State } from './state.ts';

const toUser = (account: Account): User => ({
  id: account.id,
  email: account.email,
  email_verified: account.isEmailVerified,
  username: account.username,
  first_name: account.firstName,
  last_name: account.lastName,
  phone: account.phone,
  phone_verified: account.isPhoneVerified,
});

/** Makes an account. Omitted fields are those of a new registration. */
export function addAccount(
  state: State,
  given: Pick<Account, 'email' | 'password'> & Partial<Account>,
): Account {
  const id = state.nextId();
  const account = {
    ...{ username: `reader-${crypto.randomUUID().slice(0, 8)}`, firstName: '', lastName: '', phone: '' },
    ...{ isEmailVerified: false, isPhoneVerified: false, createdAt: new Date() },
    ...given,
    id,
  };
  state.accounts.set(id, account);
  return account;
}

function update(state: State, account: Account, body: Body<'updateMe'>): User {
  checkFields({
    username: ifGiven(body.username, validateUsername),
    first_name: ifGiven(body.first_name, validateName),
    last_name: ifGiven(body.last_name, validateName),
    phone: ifGiven(body.phone, (phone) => (phone.trim() === '' ? undefined : validatePhone(phone))),
  });
  const owner = body.username === undefined ? undefined : findByUsername(state, body.username);
  if (owner !== undefined && owner !== account)
    throw invalid({ username: ['Пользователь с таким именем уже существует.'] });
  if (body.username !== undefined) account.username = body.username.trim();
  if (body.first_name !== undefined) account.firstName = tidyText(body.first_name);
  if (body.last_name !== undefined) account.lastName = tidyText(body.last_name);
  if (body.phone !== undefined) {
    const phone = normalizePhone(body.phone);
    account.isPhoneVerified &&= account.phone === phone;
    account.phone = phone;
  }
  return toUser(account);
}

/** The account itself: everybody has their own, and no other is there. */
export function accountCalls(state: State, sessions: Sessions): Handlers {
  function own({ account }: Caller, email: string): Account {
    if (findByEmail(state, email) !== account) throw notFound();
    return account;
  }
  function remove(account: Account, { current_password: typed }: Body<'deleteMe'>): null {
    checkFields({ current_password: confirmationProblem(account, typed) });
    sessions.endOthers(account);
    state.accounts.delete(account.id);
    return null;
  }

  return {
    register({ body }) {
      const email = normalizeEmail(body.email);
      checkFields({ email: validateEmail(email), password: validatePassword(body.password) });
      if (body.captcha_token !== captchaToken)
        throw invalid({ captcha_token: ['Проверка капчи не пройдена.'] });
      if (findByEmail(state, email) !== undefined) throw invalid({ email: [emailTaken] });
      const account = addAccount(state, { email, password: body.password });
      sendLink(state, 'activation', email);
      return toUser(account);
    },
    me: ({ caller }) => toUser(caller().account),
    // Nothing is paid for here, so nobody has saved a card.
    paymentMethods({ caller }) {
      caller();
      return [];
    },
    myOrders({ caller }) {
      caller();
      return { count: null, next: null, previous: null, results: [] };
    },
    replaceMe: ({ caller, body }) => update(state, caller().account, body),
    updateMe: ({ caller, body }) => update(state, caller().account, body),
    deleteMe: ({ caller, body }) => remove(caller().account, body),
    user: ({ caller, params }) => toUser(own(caller(), params.email)),
    replaceUser: ({ caller, params, body }) => update(state, own(caller(), params.email), body),
    updateUser: ({ caller, params, body }) => update(state, own(caller(), params.email), body),
    deleteUser: ({ caller, params, body }) => remove(own(caller(), params.email), body),
  };
}
