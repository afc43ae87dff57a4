import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Database, tables } from '../database/index.ts';
import { invalid } from '../http/errors.ts';
import { type Captcha, type CaptchaForm, captchaForms } from './captcha.ts';

const { usedChallenges } = tables;

const hex = Type.String({ pattern: '^[0-9a-f]+$', maxLength: 512 });

const Payload = Type.Object({
  challenge: Type.Object({
    parameters: Type.Object({
      algorithm: Type.String(),
      nonce: hex,
      salt: hex,
      cost: Type.Integer({ minimum: 1 }),
      keyLength: Type.Integer({ minimum: 1 }),
      keyPrefix: hex,
      keySignature: Type.Optional(hex),
      expiresAt: Type.Integer(),
      data: Type.Record(Type.String(), Type.String()),
    }),
    signature: hex,
  }),
  solution: Type.Object({ counter: Type.Integer({ minimum: 0 }), derivedKey: hex }),
});

type Payload = Static<typeof Payload>;

const validator = Compile(Payload);

/** The solved challenge inside a token (base64 of JSON), or `undefined` for anything else. */
function readPayload(token: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    return validator.Check(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** Work of a browser: `cost` PBKDF2 rounds for each of `counter` tries. */
export interface CaptchaWork {
  readonly cost: number;
  readonly counter: { readonly min: number; readonly max: number };
}

/** About 0.15 s on two cores. */
export const productionWork: CaptchaWork = { cost: 1000, counter: { min: 500, max: 1500 } };

interface AltchaOptions {
  readonly db: Database;
  readonly key: Uint8Array;
  readonly work: CaptchaWork;
  readonly now: () => Date;
}

/** Life of a challenge, ms. */
const lifetime = 10 * 60_000;

/** Our own captcha: a signed piece of work for the browser, accepted once. */
export function createAltcha({ db, key, work, now }: AltchaOptions) {
  const secret = Buffer.from(key).toString('hex');
  const keySecret = `${secret}.key`;

  const captcha: Captcha = {
    async verify(token, _ip, form) {
      const payload = readPayload(token);
      const moment = now();
      if (payload === undefined) return false;
      const { challenge, solution } = payload;
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      const { form: madeFor = form } = challenge.parameters.data;
      if (expiresAt <= moment || madeFor !== form) return false;
      const { invalidSignature, invalidSolution } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: keySecret,
      });
      if (invalidSignature !== false || invalidSolution !== false) return false;

      // The signature names the challenge; other parts of the token can be varied without breaking it.
      const spent = await db
        .insert(usedChallenges)
        .values({ signature: challenge.signature, expiresAt })
        .onConflictDoNothing()
        .returning();
      return spent.length === 1;
    },
  };

  return {
    captcha,
    /** @param form the only one that will accept the solution; absent: the first that gets it */
    challenge: (form?: CaptchaForm) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.counter.min, work.counter.max + 1),
        deriveKey,
        expiresAt: new Date(now().getTime() + lifetime),
        data: form === undefined ? {} : { form },
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: keySecret,
      }),
  };
}

const isForm = (text: unknown): text is CaptchaForm => captchaForms.some((form) => form === text);

/** GET /api/captcha/challenge/?form=: what the captcha box solves. The format is ALTCHA's own, outside the contract. */
export function addChallenge(
  app: FastifyInstance,
  challenge: (form?: CaptchaForm) => Promise<unknown>,
): void {
  const options = { config: { limit: 'LIMIT_CHALLENGE_IP' } } as const;
  app.get<{ Querystring: { form?: unknown } }>('/api/captcha/challenge/', options, async ({ query }) => {
    const { form } = query;
    if (form !== undefined && !isForm(form))
      throw invalid({ form: [`Укажите одну из форм: ${captchaForms.join(', ')}.`] });
    return challenge(form);
  });
}
