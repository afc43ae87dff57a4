import Type, { type Static } from 'typebox';
import { Check, Convert } from 'typebox/value';
import { parseAmount } from '../amounts.ts';
import { type Bank, find, later, Refused } from '../bank.ts';
import { isOf } from '../isOf.ts';
import { reissueMethod, revokeMethod } from '../methods.ts';
import { passTime } from '../passTime.ts';
import { endRefund, refundableOf, refundPayment } from '../refunds.ts';
import { endPayout } from '../payouts.ts';
import { approve } from '../payments.ts';
import { type ScriptKind, scriptKinds } from '../scriptKinds.ts';
import { addScript } from '../scripts.ts';

/** A year at most: the clock goes forward only. */
const seconds = Type.Integer({ minimum: 0, maximum: 366 * 24 * 3600 });
const url = Type.String({ maxLength: 2048, pattern: '^(https?://[^/].*)?$' });
const id = Type.String({ minLength: 1 });

const schemas = {
  script: Type.Object({
    kind: Type.Unsafe<ScriptKind>(Type.Enum(Object.keys(scriptKinds))),
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    seconds: Type.Optional(seconds),
    reason: Type.Optional(Type.String()),
    only: Type.Optional(Type.String()),
  }),
  'clear-scripts': Type.Object({}),
  'advance-clock': Type.Object({ seconds }),
  'set-addresses': Type.Object({ yookassa: Type.Optional(url), cloudpayments: Type.Optional(url) }),
  'revoke-method': Type.Object({ id }),
  'reissue-card': Type.Object({ id }),
  'refund-payment': Type.Object({ id, amount: Type.Optional(Type.String()) }),
  'set-dispute': Type.Object({
    id,
    status: Type.Union([Type.Literal('open'), Type.Literal('won'), Type.Literal('lost')]),
  }),
  finish: Type.Object({ id }),
  'send-again': Type.Object({ id }),
} as const;

type Name = keyof typeof schemas;

const perform: { readonly [Key in Name]: (bank: Bank, input: Static<(typeof schemas)[Key]>) => void } = {
  script: (bank, { kind, times = 1, seconds: length, reason = '', only = '' }) =>
    addScript(bank, { kind, times, seconds: length ?? (kind === 'time-out' ? 60 : 5), reason, only }),

  'clear-scripts': ({ state }) => {
    state.scripts = [];
  },

  'advance-clock': (bank, { seconds: length }) => {
    bank.state.clockAhead += length * 1000;
    passTime(bank);
  },

  'set-addresses': ({ state }, addresses) => {
    state.addresses.yookassa = addresses.yookassa ?? state.addresses.yookassa;
    state.addresses.cloudpayments = addresses.cloudpayments ?? state.addresses.cloudpayments;
  },

  'revoke-method': (bank, { id: method }) => revokeMethod(bank, method),
  'reissue-card': (bank, { id: method }) => reissueMethod(bank, method),

  /** From the shop's office at the bank, without a call of the shop. */
  'refund-payment': (bank, { id: payment, amount }) => {
    const found = find(bank.state.payments, payment, 'No such payment');
    const kopecks = amount ? parseAmount(amount) : refundableOf(found);
    if (kopecks === undefined) throw new Refused('invalid', 'The amount is written as 500.00', 'amount');
    refundPayment(bank, found, kopecks);
  },

  'set-dispute': (bank, { id: payment, status }) => {
    const found = find(bank.state.payments, payment, 'No such payment');
    if (found.status !== 'succeeded') throw new Refused('invalid', 'Only paid money is disputed', 'id');
    if (found.dispute === null ? status !== 'open' : found.dispute.status !== 'open' || status === 'open')
      throw new Refused('invalid', 'A dispute is opened once, and won or lost after that', 'status');
    if (found.dispute === null) found.dispute = { opened: later(bank, 0), status };
    else found.dispute.status = status;
  },

  /** Ends well what is pending, before its time. */
  finish: (bank, { id: object }) => {
    const { payments, refunds, payouts } = bank.state;
    const [payment, refund, payout] = [payments[object], refunds[object], payouts[object]];
    if (payment !== undefined && payment.method !== null) approve(bank, payment);
    else if (refund !== undefined) endRefund(bank, refund, null);
    else if (payout !== undefined) endPayout(bank, payout, null);
    else throw new Refused('not found', 'Nothing of that id is pending', 'id');
  },

  'send-again': (bank, { id: notification }) => {
    const found = bank.state.notifications.find((item) => item.id === notification);
    if (found === undefined) throw new Refused('not found', 'No such notification', 'id');
    Object.assign(found, { status: 'waiting', due: later(bank, 0) });
  },
};

function run<Key extends Name>(bank: Bank, name: Key, input: unknown): void {
  const schema = schemas[name];
  // Fields of a form are texts.
  const converted: unknown = Convert(schema, input);
  if (!Check(schema, converted)) throw new Refused('invalid', 'The fields of this action are others', name);
  perform[name](bank, converted as Static<(typeof schemas)[Key]>);
}

/**
 * Does what the control panel asks for.
 * @param input `{ action, … }` with the fields of the action
 * @throws {Refused} when there is no such action, its fields are wrong, or it is impossible
 */
export function control(bank: Bank, input: unknown): void {
  const { action, ...fields }: { readonly action?: unknown } = Object(input);
  if (typeof action !== 'string' || !isOf(schemas, action))
    throw new Refused('invalid', `An action is one of ${Object.keys(schemas).join(', ')}`, 'action');
  run(bank, action, fields);
}
