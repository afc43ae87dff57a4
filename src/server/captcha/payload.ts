import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

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

export type Payload = Static<typeof Payload>;

const validator = Compile(Payload);

/** The solved challenge inside a token (base64 of JSON), or `undefined` for anything else. */
export function readPayload(token: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    return validator.Check(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}
