import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment in time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A column for the number of a transaction. Digits: 64 bits of them. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
