import { vi } from 'vitest';
import type { Reply } from '#src/api/contract.ts';
import { offline } from '#src/api/errors.ts';
import { fail, succeed } from '#src/api/result.ts';
import { createUploads } from '#src/data/uploads/engine.ts';
import type { Shelf, ShelfItem } from '#src/data/uploads/shelf.ts';
import type { Sending, Transport } from '#src/data/uploads/transport.ts';
import type { Session } from '#src/session/index.ts';
import { createFakeClock } from '#tests/api/fakeClock.ts';
import { idle } from '#tests/api/idle.ts';

type Upload = Reply<'upload'>;

export const media = { id: 'm', kind: 'audio', seconds: 3, bytes: 10, url: '/media/m' } as const;

/** The server's upload: 404 if it is gone, no answer if it is away. */
type There = Partial<Upload> | 'gone' | 'away';

/** A device with its shelf, a server, and the network between them, in the hands of a test. */
export function createWorld(shelved: readonly ShelfItem[] = []) {
  const clock = createFakeClock();
  const sendings: (Sending & { isStopped: boolean })[] = [];
  const terminated: string[] = [];
  const shelf = new Map(shelved.map((item) => [item.key, item]));
  let there: There = { state: 'processing' };
  const faults = { shelf: false, transport: false, call: false };
  const check = (part: keyof typeof faults) => {
    if (faults[part]) throw new Error('Broken');
  };

  const transport: Transport = {
    send(sending) {
      check('transport');
      const one = { ...sending, isStopped: false };
      sendings.push(one);
      return () => (one.isStopped = true);
    },
    terminate: async (url) => void terminated.push(url),
  };
  const memory: Shelf = {
    async put(item) {
      check('shelf');
      shelf.set(item.key, item);
    },
    async remove(key) {
      check('shelf');
      shelf.delete(key);
    },
    async of(user) {
      check('shelf');
      return [...shelf.values()].filter((item) => item.user === user);
    },
    async claim() {
      check('shelf');
      return true;
    },
  };
  const call = vi.fn(async () => {
    check('call');
    if (there === 'away') return fail(offline);
    if (there === 'gone') return fail({ kind: 'http', status: 404, fields: {}, nonField: [] });
    return succeed({ id: '1', media: null, error: null, ...there });
  });

  const uploads = createUploads(1, {
    // Only this one call is made.
    session: { call: call as unknown as Session['call'] },
    transport,
    shelf: memory,
    clock,
  });
  return {
    uploads,
    shelf,
    /** Parts that throw. */
    faults,
    sendings,
    terminated,
    /** Sets the server's reply for any upload. */
    says: (now: There) => void (there = now),
    /** Waits for everything that can happen without another event. */
    idle,
    /** Milliseconds. */
    async pass(ms: number) {
      clock.advance(ms);
      await idle();
    },
    states: () => uploads.getSnapshot().map(({ state }) => state),
    /** Chooses a file and waits until its first byte may go. */
    async add(name = 'песня.mp3', bytes = 10) {
      const key = uploads.add('draft 1', 'audio', new File([new Uint8Array(bytes)], name));
      await idle();
      return key;
    },
  };
}
