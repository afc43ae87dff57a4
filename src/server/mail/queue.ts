import { and, asc, eq, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import { loggedReason, sharedNow, tables, type Database } from '../database/index.ts';
import { createWorker } from '../jobs/worker.ts';
import type { MailMessage } from './texts.ts';
import { isRefused, type Transport } from './transports.ts';

const { queuedMessages } = tables;
const earlier = alias(queuedMessages, 'earlier');

type QueuedMessage = typeof queuedMessages.$inferSelect;
export type MessageKind = QueuedMessage['kind'];

/** Makes the text of a message just before it is sent; `undefined` if there is no recipient any more. */
export type Compose = (
  db: Database,
  message: Pick<QueuedMessage, 'kind' | 'email' | 'content'>,
) => Promise<MailMessage | undefined>;

export interface MailQueueOptions {
  readonly db: Database;
  readonly compose: Compose;
  readonly send: Transport;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Seconds for which a message belongs to the server that took it, and the first pause; a transport is faster. */
const firstPause = 30;
/** Seconds, as above. */
const maxPause = 3600;
/** About a day. */
const maxAttempts = 30;

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * Messages in the database, so that a kill loses none. Any server sends them, but never two at once. Messages of one
 * kind to one address are sent one after the other: the newest has the valid link.
 */
export function createMailQueue({ db, compose, send, log }: MailQueueOptions) {
  /** Takes the next message: it is due again if this server does not send it. */
  async function take(): Promise<QueuedMessage | undefined> {
    const isBehind = db
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.kind, queuedMessages.kind),
          eq(earlier.email, queuedMessages.email),
          lt(earlier.id, queuedMessages.id),
        ),
      );
    const next = db
      .select({ id: queuedMessages.id })
      .from(queuedMessages)
      .where(and(lte(queuedMessages.dueAt, sharedNow), notExists(isBehind)))
      .orderBy(asc(queuedMessages.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const pause = sql`least(${firstPause} * 2 ^ ${queuedMessages.attempts}, ${maxPause})`;
    const [claimed] = await db
      .update(queuedMessages)
      .set({
        attempts: sql`${queuedMessages.attempts} + 1`,
        dueAt: sql`${sharedNow} + ${pause} * interval '1 second'`,
      })
      .where(eq(queuedMessages.id, sql`(${next})`))
      .returning();
    return claimed;
  }

  async function deliver(queued: QueuedMessage): Promise<void> {
    try {
      const message = await compose(db, queued);
      if (message !== undefined) await send(message);
    } catch (error) {
      const { id, kind, attempts } = queued;
      const reason = loggedReason(error);
      if (!isRefused(error) && attempts < maxAttempts) {
        log.warn({ mail: id, kind, attempts, reason }, 'a message was not sent and will be tried again');
        return;
      }
      log.error({ mail: id, kind, attempts, reason }, 'a message was given up');
    }
    await db.delete(queuedMessages).where(eq(queuedMessages.id, queued.id));
  }

  const { wake, idle, close } = createWorker(
    async () => {
      const message = await take();
      if (message !== undefined) await deliver(message);
      return message !== undefined;
    },
    (error) => log.error({ reason: loggedReason(error) }, 'the messages cannot be read'),
  );

  return {
    /** Sends what is due, after the reply that follows; call it once the message's transaction has ended. */
    wake,
    /** Resolves when nothing is being sent. */
    idle,
    /** Waits a while for the message being sent; the others stay in the database. */
    close,
    /**
     * @param transaction of the change that the message tells of
     * @param content of a message to the support
     */
    async add(
      transaction: Database,
      kind: MessageKind,
      email: string,
      content: QueuedMessage['content'] = null,
    ): Promise<void> {
      await transaction.insert(queuedMessages).values({ kind, email, content, dueAt: sharedNow });
    },
    /** Takes over messages of a stopped server, which become due at once. Only for a single server on its database. */
    async takeOver(): Promise<void> {
      await db.update(queuedMessages).set({ dueAt: sharedNow });
    },
  };
}
