import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Reply } from '#src/api/contract.ts';
import { tidyText, validateInn, validateSellerName } from '#src/validation/index.ts';
import type { CallDeps } from '../auth/index.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { checkFields, HttpError } from '../http/errors.ts';
import type { Settings } from '../settings/table.ts';

const { sellers } = tables;

export type SellerModel = Settings['SELLER_MODEL'];
type Seller = typeof sellers.$inferSelect;

/** Data of an author who sells; `undefined` if there are none. */
export async function findSeller(db: Database, userId: number): Promise<Seller | undefined> {
  const [row] = await db.select().from(sellers).where(eq(sellers.userId, userId));
  return row;
}

/**
 * Checks that an author may offer something for money: an agent has to know whom it sells for (readings D42).
 * @throws {HttpError} 403 with the code `seller_unknown` if not
 */
export async function requireSellerData(db: Database, userId: number, model: SellerModel): Promise<void> {
  if (model === 'seller' || (await findSeller(db, userId)) !== undefined) return;
  throw new HttpError(403, {
    detail: 'Чтобы назначить цену, укажите свой статус, имя и ИНН: они нужны для чеков.',
    code: 'seller_unknown',
  });
}

const present = (row: Seller | undefined, model: SellerModel): Reply<'seller'> => ({
  seller: row === undefined ? null : { status: row.status, name: row.name, inn: row.inn },
  is_needed: model === 'agent',
});

interface SellersDeps extends CallDeps {
  readonly settings: Pick<Settings, 'SELLER_MODEL'>;
}

/** GET and PUT /api/seller/: one's own data only. */
export function addSellers(app: FastifyInstance, { db, authenticate, settings }: SellersDeps): void {
  const { SELLER_MODEL: model } = settings;

  addEndpoint(app, 'seller', { limit: { none: 'own data' } }, async (request) => {
    const { user } = await authenticate(request);
    return present(await findSeller(db, user.id), model);
  });

  addEndpoint(app, 'setSeller', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { status, name, inn } = request.body;
    checkFields({
      name: validateSellerName(name),
      inn: validateInn(inn, status === 'company' ? 10 : 12),
    });
    const values = { status, name: tidyText(name), inn: inn.replace(/\s/g, ''), updatedAt: sharedNow };
    await db
      .insert(sellers)
      .values({ userId: user.id, ...values })
      .onConflictDoUpdate({ target: sellers.userId, set: values });
    return present(await findSeller(db, user.id), model);
  });
}
