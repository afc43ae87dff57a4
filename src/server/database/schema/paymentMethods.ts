import { sql } from 'drizzle-orm';
import { bigint, char, check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { parties } from './ledger.ts';
import { moment } from './moment.ts';

/**
 * Cards and accounts that people let the shop charge again. The provider keeps them: here are its token and the end of the
 * number. A revoked one loses both, and stays as a proof of the consent.
 */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: uuid().primaryKey(),
    partyId: bigint('party_id', { mode: 'number' })
      .notNull()
      .references(() => parties.id, { onDelete: 'restrict' }),
    provider: text().notNull(),
    /** The provider's token. */
    providerId: text('provider_id'),
    kind: text({ enum: ['card', 'sbp'] }).notNull(),
    /** «Мир •••• 4477». */
    title: text().notNull(),
    /** The last month of a card: `2029-08`. */
    expiry: char({ length: 7 }),
    /** Version of the text that the person has agreed to, and the moment (readings D41). */
    consent: text().notNull(),
    consentedAt: moment('consented_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    // A card that is saved again is the same one. Revoked ones have no token, so a new consent is a new row.
    unique('payment_methods_once').on(table.partyId, table.provider, table.providerId),
    check('payment_methods_revoked', sql`(revoked_at is null) = (provider_id is not null)`),
  ],
);
