import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Body, endpoints } from '#src/api/contract.ts';
import { readFees } from '#src/fees.ts';
import { consentVersion } from '#src/format/recurringConsent.ts';
import { normalizeEmail, validateEmail } from '#src/validation/index.ts';
import type { ListDeps } from '../auth/index.ts';
import { type Database, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { checkFields, HttpError, invalid, notFound } from '../http/errors.ts';
import { once } from '../http/idempotency.ts';
import { cursorOf, readUuidCursor } from '../http/paging.ts';
import { parseUuid } from '../http/parameters.ts';
import { partyOf } from '../ledger/index.ts';
import { testPrefix } from '../payments/index.ts';
import type { Settings } from '../settings/table.ts';
import { findSeller, type SellerModel } from '../sellers/sellers.ts';
import { createOrder, type NewOrder } from './create.ts';
import { findOffer } from './offer.ts';
import { pay, type PaymentChoice, UnusableMethod } from './pay.ts';
import { findOrder, type OrderFacts, selectOrders, toOrder } from './present.ts';
import type { OrdersDeps } from './providers.ts';
import { SoldOut } from './seats.ts';
import { settle } from './settle.ts';

const { orders } = tables;

export interface OrderCallsDeps extends ListDeps {
  readonly settings: Pick<
    Settings,
    'COMPANY_NAME' | 'COMPANY_INN' | 'SELLER_MODEL' | 'VITE_FEE_PLATFORM' | 'VITE_FEE_PAYMENT_SYSTEM'
  >;
  /** Absent where nothing can be paid for. */
  readonly payments: OrdersDeps | undefined;
}

const pageSize = 20;

const paymentsOff = () => new HttpError(403, { detail: 'Оплата не подключена.', code: 'payments_off' });

const requirePayments = (payments: OrdersDeps | undefined): OrdersDeps => {
  if (payments === undefined) throw paymentsOff();
  return payments;
};

const soldOut = () => invalid({ subject: ['Свободных мест на этом уровне нет.'] });

const noSeller = () =>
  new HttpError(403, { detail: 'Автор пока не принимает оплату.', code: 'seller_unknown' });

/** Hundredths of a percent. */
const basisPoints = (percent: number) => BigInt(Math.round(percent * 100));

/** The order of the address, if it is the person's. @throws {HttpError} 404 if not */
async function requireOrder(db: Database, userId: number, text: string, facts: OrderFacts) {
  const id = parseUuid(text);
  const order = id === undefined ? undefined : await findOrder(db, userId, id, facts);
  if (order === undefined) throw notFound();
  return order;
}

/** Data of the receipt. @throws {HttpError} 403 where an agent does not know whom it sells for */
async function receiptOf(
  db: Database,
  sellerId: number,
  vatCode: number,
  model: SellerModel,
): Promise<NonNullable<NewOrder['receipt']>> {
  if (model === 'seller') return { vatCode };
  const seller = await findSeller(db, sellerId);
  if (seller === undefined) throw noSeller();
  return { vatCode, supplier: { name: seller.name, inn: seller.inn } };
}

/** GET /api/payments/, POST and GET /api/orders/, GET /api/orders/{id}/. */
function addOrdering(app: FastifyInstance, deps: OrderCallsDeps, facts: OrderFacts): void {
  const { db, authenticate, settings, payments, publicUrl } = deps;
  const { platform, paymentSystem } = readFees(settings);
  const rates = { platform: basisPoints(platform), payment: basisPoints(paymentSystem) };

  addEndpoint(app, 'createOrder', { limit: 'LIMIT_ORDER' }, async (request) => {
    const { user } = await authenticate(request);
    const { vatCode } = requirePayments(payments);
    const { body } = request;
    return once(request, db, user.id, {
      async make(transaction) {
        const { sellerId, ...offer } = await findOffer(transaction, user.id, body);
        const order = await createOrder(transaction, {
          ...offer,
          rates,
          buyer: await partyOf(transaction, user.id),
          seller: await partyOf(transaction, sellerId),
          purpose: body.purpose,
          subjectId: body.subject,
          email: user.email,
          receipt: await receiptOf(transaction, sellerId, vatCode, settings.SELLER_MODEL),
        }).catch((error: unknown) => {
          throw error instanceof SoldOut ? soldOut() : error;
        });
        return order.id;
      },
      present: (transaction, id) => requireOrder(transaction, user.id, id, facts),
    });
  });

  addEndpoint(app, 'payments', { limit: { none: 'two facts of the installation' } }, async (request) => {
    await authenticate(request);
    return { is_on: payments !== undefined, is_test: facts.isTest };
  });

  addEndpoint(app, 'order', { limit: { none: 'own orders' } }, async (request) => {
    const { user } = await authenticate(request);
    return requireOrder(db, user.id, request.params.id, facts);
  });

  addEndpoint(app, 'myOrders', { limit: { none: 'own orders' } }, async (request) => {
    const { user } = await authenticate(request);
    const cursor = readUuidCursor(request, 'cursor');
    const isOlder =
      cursor && sql`(${orders.createdAt}, ${orders.id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`;
    const rows = await selectOrders(db, user.id, isOlder).limit(pageSize + 1);
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const next = new URL(endpoints.myOrders.path, publicUrl);
    if (last) next.searchParams.set('cursor', cursorOf({ at: last.at, id: last.order.id }));
    return {
      count: null,
      next: rows.length > pageSize ? next.href : null,
      previous: null,
      results: page.map((row) => toOrder(row, facts)),
    };
  });
}

/** Only addresses of the web lead to a bank: a provider that answers anything else is not followed. */
const isBankPage = (url: string, isTest: boolean): boolean =>
  URL.canParse(url) && (new URL(url).protocol === 'https:' || (isTest && new URL(url).protocol === 'http:'));

const unusableMethod = () =>
  invalid({ saved_method: ['Этой картой заплатить уже нельзя. Выберите другой способ.'] });

/** The way that a payer has chosen. @throws {HttpError} 400 for what excludes itself, and for a consent to another text */
function readChoice(
  { method, saved_method: savedMethod, consent }: Body<'payOrder'>,
  purpose: NewOrder['purpose'],
): PaymentChoice {
  if (method !== undefined && savedMethod !== undefined)
    throw invalid({ saved_method: ['Выберите что-нибудь одно: сохранённую карту или другой способ.'] });
  if (consent !== undefined && purpose !== 'tier')
    throw invalid({ consent: ['Разрешение списывать нужно только для подписки.'] });
  if (consent !== undefined && consent !== consentVersion)
    throw invalid({ consent: ['Текст разрешения изменился. Обновите страницу и прочтите его ещё раз.'] });
  return { way: method, savedMethod, consent };
}

/** POST /api/orders/{id}/pay/ and /settle/. */
function addPaying(
  app: FastifyInstance,
  { db, authenticate, payments }: OrderCallsDeps,
  facts: OrderFacts,
): void {
  addEndpoint(app, 'payOrder', { limit: 'LIMIT_PAYMENT' }, async (request) => {
    const { user } = await authenticate(request);
    const deps = requirePayments(payments);
    const { id, purpose } = await requireOrder(db, user.id, request.params.id, facts);
    const { email } = request.body;
    const choice = readChoice(request.body, purpose);
    if (email !== undefined) {
      checkFields({ email: validateEmail(email) });
      // Attempts that are under way keep the address with which they began.
      await db
        .update(orders)
        .set({ email: normalizeEmail(email) })
        .where(and(eq(orders.id, id), eq(orders.state, 'open')));
    }
    const { redirectUrl } = await pay(deps, id, choice).catch((error: unknown) => {
      throw error instanceof UnusableMethod ? unusableMethod() : error;
    });
    if (redirectUrl !== undefined && !isBankPage(redirectUrl, facts.isTest))
      throw new Error('the provider leads to no page of a bank');
    return {
      order: await requireOrder(db, user.id, id, facts),
      redirect_url: redirectUrl ?? null,
    };
  });

  addEndpoint(app, 'settleOrder', { limit: 'LIMIT_PAYMENT' }, async (request) => {
    const { user } = await authenticate(request);
    const { id } = await requireOrder(db, user.id, request.params.id, facts);
    if (payments !== undefined) await settle(payments, id);
    return requireOrder(db, user.id, id, facts);
  });
}

/** Adds every call under /api/orders/. */
export function addOrders(app: FastifyInstance, deps: OrderCallsDeps): void {
  const isTest = deps.payments?.provider.name.startsWith(testPrefix) === true;
  const facts = { company: deps.settings, isTest };
  addOrdering(app, deps, facts);
  addPaying(app, deps, facts);
}
