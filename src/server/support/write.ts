import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normalizeEmail, tidyText, validateEmail, validateSupportText } from '#src/validation/index.ts';
import type { Authenticate } from '../auth/index.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { MailDeps } from '../credentials/mail.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { checkFields, invalid } from '../http/errors.ts';
import { clientNetwork } from '../limits/countCalls.ts';

interface SupportDeps extends MailDeps {
  readonly authenticate: Authenticate;
  readonly captcha: Captcha;
}

/**
 * POST /api/support/: becomes an e-mail to SUPPORT_EMAIL. The address for the answer is the account's; only visitors
 * give one, and pass the captcha.
 */
export function addSupport(app: FastifyInstance, deps: SupportDeps): void {
  const { db, authenticate, captcha, limits, queue } = deps;

  /** The signed-in person. A bad token is refused, so that the client renews it. */
  const callerOf = (request: FastifyRequest) =>
    request.headers.authorization === undefined ? undefined : authenticate(request);

  addEndpoint(app, 'writeToSupport', { limit: { itself: 'LIMIT_SUPPORT' } }, async (request) => {
    const { text, email = '', captcha_token: token = '' } = request.body;
    const user = (await callerOf(request))?.user;
    checkFields({
      ...(user === undefined && { email: validateEmail(email) }),
      text: validateSupportText(text),
    });
    if (user === undefined && !(await captcha.verify(token, request.ip, 'support'))) {
      throw invalid({ captcha_token: ['Проверка капчи не пройдена.'] });
    }
    await limits.require('LIMIT_SUPPORT', user ? `account ${user.id}` : `network ${clientNetwork(request)}`);
    const content = { text: tidyText(text), account: user?.id ?? null };
    await queue.add(db, 'support', user?.email ?? normalizeEmail(email), content);
    queue.wake();
    return null;
  });
}
