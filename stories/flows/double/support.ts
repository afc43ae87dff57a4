import { normalizeEmail, tidyText, validateEmail, validateSupportText } from '#src/validation/index.ts';
import type { Handlers } from './call.ts';
import { captchaToken } from './captchaToken.ts';
import { lettersOf } from './links.ts';
import { checkFields, invalid } from './refusal.ts';
import type { State } from './state.ts';

/** Messages to the support. */
export const supportCalls = (state: State): Handlers => ({
  writeToSupport({ body, hasBearer, caller }) {
    const account = hasBearer ? caller().account : undefined;
    const { text, email = '' } = body;
    checkFields({
      ...(account === undefined && { email: validateEmail(email) }),
      text: validateSupportText(text),
    });
    if (account === undefined && body.captcha_token !== captchaToken)
      throw invalid({ captcha_token: ['Проверка капчи не пройдена.'] });
    const content = { text: tidyText(text), account: account?.id ?? null };
    state.send(lettersOf(state).support(account?.email ?? normalizeEmail(email), content));
    return null;
  },
});
