import Type from 'typebox';
import { closed } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { orNull } from './shapes.ts';

const fields = {
  status: Type.Union([Type.Literal('self_employed'), Type.Literal('entrepreneur'), Type.Literal('company')]),
  /** Full name of the person or the company. */
  name: Type.String(),
  /** Ten digits of a company, twelve of a person. */
  inn: Type.String(),
};

/**
 * Data of an author who sells (readings D42): nobody else gets them, but receipts of agent sales have name and INN. Where
 * `is_needed`, a price cannot be set without them: 403 with the code `seller_unknown`.
 */
const Seller = Type.Object({ seller: orNull(Type.Object(fields)), is_needed: Type.Boolean() });

export const seller = {
  seller: { method: 'GET', path: '/api/seller/', status: 200, reply: Seller },
  setSeller: { method: 'PUT', path: '/api/seller/', body: closed(fields), status: 200, reply: Seller },
} as const satisfies Record<string, Endpoint>;
