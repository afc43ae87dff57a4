import type { FastifyBaseLogger } from 'fastify';
import type { Letter } from './letters.ts';
import type { Transport } from './transports.ts';

export interface Mailer {
  send(letter: Letter): Promise<void>;
  /** Does work that ends in a letter after the reply has gone; its failure is logged. */
  later(work: () => Promise<void>): void;
  /** Resolves when all work begun with `later` is over. */
  idle(): Promise<void>;
}

export function createMailer(transport: Transport, log: Pick<FastifyBaseLogger, 'error'>): Mailer {
  const pending = new Set<Promise<void>>();

  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'a letter was not sent');
    }
  }

  return {
    send: transport,
    later(work) {
      const promise = run(work).finally(() => pending.delete(promise));
      pending.add(promise);
    },
    async idle() {
      await Promise.all(pending);
    },
  };
}
