import { type TestContext, vi } from 'vitest';
import { readMessages } from './messages.ts';
import { server } from './server.ts';

/** A message leaves after the answer; milliseconds. */
const delivery = 5000;

/** Awaits the newest message to `to` and returns the match of `pattern`; without a mailbox the test is skipped. */
async function inMessage({ skip }: TestContext, to: string, pattern: RegExp): Promise<RegExpExecArray> {
  const mailbox = server.mailbox ?? skip('needs CONTRACT_MAIL to read what was sent');
  return vi.waitUntil(
    async () => {
      const found = (await readMessages(mailbox)).map(
        (message) => message.to.includes(to) && pattern.exec(message.text),
      );
      return found.findLast(Boolean);
    },
    { timeout: delivery },
  );
}

export interface Link {
  uid: string;
  token: string;
}

const link =
  (pattern: RegExp) =>
  async (context: TestContext, email: string): Promise<Link> => {
    const [, uid = '', token = ''] = await inMessage(context, email, pattern);
    return { uid, token };
  };

/** The two halves of the newest link to our page for a new password. */
export const resetLink = link(/\/reset-password\/([\w-]+)\/([\w-]+)/);
/** Parts of the newest activation link. */
export const activationLink = link(/\/activation-result\?uid=([\w-]+)&token=([\w-]+)/);
/** Parts of the newest link for a new e-mail: to our page, or to Djoser's. */
export const emailLink = link(/(?:\?change-email=|\/reset-email\/)([\w-]+)[./]([\w-]+)/);

/** The code of the newest text message. */
export async function phoneCode(context: TestContext, phone: string): Promise<string> {
  const [code] = await inMessage(context, phone, /\d{4,8}/);
  return code;
}
