import { v7 } from 'uuid';
import type { Clock } from '#src/api/clock.ts';
import type { Session } from '#src/session/index.ts';
import { createItems, quietly } from './items.ts';
import { createSending } from './sending.ts';
import type { Shelf } from './shelf.ts';
import type { UploadKind } from './state.ts';
import type { Transport } from './transport.ts';

/** Files that are sent at once; the others wait. */
const parallelLimit = 3;

export interface UploadsDeps {
  readonly session: Pick<Session, 'call'>;
  readonly transport: Transport;
  readonly shelf: Shelf;
  readonly clock: Clock;
}

/** The files that a person has chosen, on any page, and their progress. */
export type Uploads = ReturnType<typeof createUploads>;

/**
 * Sends files to the server, as one store outside of React: leaving the page of a post does not stop them.
 * @param user id of the account whose files these are
 */
export function createUploads(user: number, { session, transport, shelf, clock }: UploadsDeps) {
  const items = createItems(user, shelf);
  const sending = createSending({ items, session, transport, clock, onEnd: pump });

  /** Begins as many of the waiting files as may be sent now. */
  function pump(): void {
    const count = items.get().filter(({ state }) => state.kind === 'uploading').length;
    const waiting = items.get().filter(({ state }) => state.kind === 'waiting');
    for (const item of waiting.slice(0, Math.max(0, parallelLimit - count))) sending.begin(item);
  }

  function queue(key: string): void {
    sending.forgetOffline(key);
    items.show(key, { kind: 'waiting' });
    pump();
  }

  return {
    getSnapshot: items.get,
    subscribe: items.subscribe,

    /** Continues the uploads that an earlier page left and no other tab has. */
    async restore(): Promise<void> {
      await items.restore();
      pump();
    },

    /** @param place the purpose of the file @returns its key from now on, after a reload, too */
    add(place: string, kind: UploadKind, file: File): string {
      const key = v7();
      items.add({ key, user, place, kind, name: file.name, bytes: file.size, file });
      pump();
      return key;
    },

    /** Continues with a file that is missing. @returns false for another one, which its size tells */
    continueWith(key: string, file: File): boolean {
      const copy = items.copyOf(key);
      if (copy === undefined || copy.bytes !== file.size) return false;
      items.store({ ...copy, file });
      queue(key);
      return true;
    },

    pause(key: string): void {
      const item = items.find(key);
      if (item?.state.kind === 'uploading') sending.settle(key, { ...item.state, kind: 'paused' });
      else if (item?.state.kind === 'waiting')
        sending.settle(key, { kind: 'paused', sent: 0, total: item.bytes });
    },

    /** Continues a paused upload, or a failed one that may be tried again. */
    resume(key: string): void {
      const state = items.find(key)?.state;
      if (state?.kind === 'paused' || (state?.kind === 'failed' && state.canRetry)) queue(key);
    },

    /** Continues every upload that only lost its connection. */
    resumeOffline(): void {
      for (const key of sending.takeOffline()) queue(key);
    },

    /** Cancels an upload, or forgets one that has ended: its result stays. */
    remove(key: string): void {
      const isDone = items.find(key)?.state.kind === 'done';
      const url = items.copyOf(key)?.url;
      sending.halt(key);
      items.remove(key);
      if (url !== undefined && !isDone) void quietly(() => transport.terminate(url));
      pump();
    },

    /** Stops everything; the copies on the device stay there. */
    stop(): void {
      sending.haltAll();
    },
  };
}
