import Type from 'typebox';

const amount = Type.Object({
  value: Type.String({ pattern: String.raw`^\d{1,9}\.\d{2}$` }),
  currency: Type.Literal('RUB'),
});

const metadata = Type.Record(Type.String({ minLength: 1, maxLength: 32 }), Type.String({ maxLength: 512 }), {
  maxProperties: 16,
});

const description = Type.String({ maxLength: 128 });

const item = Type.Object({
  description: Type.String({ minLength: 1, maxLength: 128 }),
  quantity: Type.Union([
    Type.Number({ exclusiveMinimum: 0 }),
    Type.String({ pattern: String.raw`^\d+(\.\d{1,3})?$` }),
  ]),
  amount,
  vat_code: Type.Integer({ minimum: 1, maximum: 12 }),
  payment_mode: Type.Optional(Type.String()),
  payment_subject: Type.Optional(Type.String()),
  measure: Type.Optional(Type.String()),
  agent_type: Type.Optional(Type.String()),
  supplier: Type.Optional(
    Type.Object({
      name: Type.Optional(Type.String()),
      phone: Type.Optional(Type.String()),
      inn: Type.Optional(Type.String({ pattern: String.raw`^\d{10}(\d{2})?$` })),
    }),
  ),
});

const items = Type.Array(item, { minItems: 1, maxItems: 100 });
const customer = Type.Object(
  { email: Type.Optional(Type.String()), phone: Type.Optional(Type.String()) },
  { minProperties: 1 },
);
const taxSystem = Type.Optional(Type.Integer({ minimum: 1, maximum: 6 }));

/** A receipt that rides on a payment or a refund. */
const ridingReceipt = Type.Object({ customer, items, tax_system_code: taxSystem });

export const receiptBody = Type.Object({
  type: Type.Union([Type.Literal('payment'), Type.Literal('refund')]),
  payment_id: Type.Optional(Type.String()),
  refund_id: Type.Optional(Type.String()),
  customer,
  items,
  send: Type.Literal(true),
  settlements: Type.Array(
    Type.Object({
      type: Type.Union(
        ['cashless', 'prepayment', 'postpayment', 'consideration'].map((type) => Type.Literal(type)),
      ),
      amount,
    }),
    { minItems: 1 },
  ),
  tax_system_code: taxSystem,
});

export const paymentBody = Type.Object({
  amount,
  capture: Type.Optional(Type.Boolean()),
  confirmation: Type.Optional(
    Type.Object({
      type: Type.Literal('redirect'),
      return_url: Type.String({ maxLength: 2048, pattern: '^https?://[^/]' }),
    }),
  ),
  description: Type.Optional(description),
  metadata: Type.Optional(metadata),
  save_payment_method: Type.Optional(Type.Boolean()),
  payment_method_data: Type.Optional(
    Type.Object({ type: Type.Union([Type.Literal('bank_card'), Type.Literal('sbp')]) }),
  ),
  payment_method_id: Type.Optional(Type.String()),
  merchant_customer_id: Type.Optional(Type.String({ maxLength: 200 })),
  receipt: Type.Optional(ridingReceipt),
});

export const captureBody = Type.Object({
  amount: Type.Optional(amount),
  receipt: Type.Optional(ridingReceipt),
});

export const refundBody = Type.Object({
  payment_id: Type.String(),
  amount,
  description: Type.Optional(Type.String({ maxLength: 250 })),
  receipt: Type.Optional(ridingReceipt),
});

export const payoutBody = Type.Object({
  amount,
  payout_destination_data: Type.Optional(
    Type.Union([
      Type.Object({
        type: Type.Literal('bank_card'),
        card: Type.Object({ number: Type.String({ pattern: String.raw`^\d{16,19}$` }) }),
      }),
      Type.Object({
        type: Type.Literal('sbp'),
        phone: Type.String({ pattern: String.raw`^\d{11,15}$` }),
        bank_id: Type.String({ minLength: 1, maxLength: 12 }),
      }),
      Type.Object({
        type: Type.Literal('yoo_money'),
        account_number: Type.String({ pattern: String.raw`^\d{11,33}$` }),
      }),
    ]),
  ),
  payout_token: Type.Optional(Type.String()),
  payment_method_id: Type.Optional(Type.String()),
  description: Type.Optional(description),
  metadata: Type.Optional(metadata),
});

export const listQuery = Type.Object({
  'created_at.gte': Type.Optional(Type.String()),
  'created_at.lt': Type.Optional(Type.String()),
  'captured_at.gte': Type.Optional(Type.String()),
  'captured_at.lt': Type.Optional(Type.String()),
  status: Type.Optional(Type.String()),
  payment_id: Type.Optional(Type.String()),
  limit: Type.Optional(Type.String({ pattern: String.raw`^([1-9]\d?|100)$` })),
  cursor: Type.Optional(Type.String({ pattern: String.raw`^\d{1,9}$` })),
});
