import Type from 'typebox';

const text = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));
const url = Type.Optional(Type.String({ maxLength: 2048, pattern: '^https?://[^/]' }));

const purchase = {
  Amount: Type.Number({ exclusiveMinimum: 0 }),
  Currency: Type.Optional(Type.Literal('RUB')),
  InvoiceId: text(100),
  Email: text(254),
  JsonData: Type.Optional(Type.Unknown()),
};

export const orderBody = Type.Object({
  ...purchase,
  Description: Type.String({ minLength: 1, maxLength: 1000 }),
  AccountId: text(100),
  RequireConfirmation: Type.Optional(Type.Boolean()),
  SuccessRedirectUrl: url,
  FailRedirectUrl: url,
});

export const tokenBody = Type.Object({
  ...purchase,
  AccountId: Type.String({ minLength: 1, maxLength: 100 }),
  Token: Type.String(),
  TrInitiatorCode: Type.Union([Type.Literal(0), Type.Literal(1)]),
  PaymentScheduled: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
  Description: text(1000),
});

export const payoutBody = Type.Object({
  ...purchase,
  AccountId: text(100),
  Description: text(1000),
  MemberId: Type.Optional(Type.String()),
  Receiver: Type.Object({ Phone: Type.String({ pattern: String.raw`^\+?\d{11,15}$` }) }),
});

const TransactionId = Type.Integer();

export const transactionBody = Type.Object({ TransactionId });
export const amountBody = Type.Object({ TransactionId, Amount: Type.Number({ exclusiveMinimum: 0 }) });
export const refundBody = Type.Object({
  ...amountBody.properties,
  JsonData: Type.Optional(Type.String()),
});
export const orderIdBody = Type.Object({ Id: Type.String() });
export const invoiceBody = Type.Object({ InvoiceId: Type.String() });

export const periodBody = Type.Object({
  CreatedDateGte: Type.String(),
  CreatedDateLte: Type.String(),
  PageNumber: Type.Integer({ minimum: 1 }),
  Statuses: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
});
