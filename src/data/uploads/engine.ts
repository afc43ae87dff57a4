import { v7 } from 'uuid';
import type { Clock } from '#src/api/clock.ts';
import { createObservable } from '#src/api/observable.ts';
import type { Session } from '#src/session/index.ts';
import { look } from './look.ts';
import type { Shelf, ShelfItem } from './shelf.ts';
import type { UploadItem, UploadKind, UploadState } from './state.ts';
import { connectionLost, type SendFailure, type Transport } from './transport.ts';

/** Files that are sent at once; the others wait. */
const atOnce = 3;
/** Milliseconds between two looks at what the server makes of a file. */
const lookEvery = 1000;

export interface UploadsDeps {
  readonly session: Pick<Session, 'call'>;
  readonly transport: Transport;
  readonly shelf: Shelf;
  readonly clock: Clock;
}

/** The files that a person has chosen, in any place, and how far they are. */
export type Uploads = ReturnType<typeof createUploads>;

const gone: SendFailure = {
  sentence: 'Этой загрузки больше нет на сервере. Отправьте файл ещё раз.',
  canRetry: true,
  isOffline: false,
};

/** Something has thrown: another try may do it. */
const broken: SendFailure = {
  sentence: 'Отправить файл не получилось. Попробуйте ещё раз.',
  canRetry: true,
  isOffline: false,
};

/** @returns undefined where it throws: without a shelf files are on their way as long as the page lives */
async function quietly<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/**
 * Files on their way to the server, as one store outside of React: leaving the page of a post does not stop them.
 * @param user id of the account whose files these are
 */
export function createUploads(user: number, { session, transport, shelf, clock }: UploadsDeps) {
  const items = createObservable<readonly UploadItem[]>([]);
  /** What belongs to each item and stays in here. */
  const kept = new Map<string, ShelfItem>();
  /** Ends what is done for an item now; another function is another try. */
  const stops = new Map<string, () => void>();
  const offline = new Set<string>();

  const find = (key: string) => items.get().find((item) => item.key === key);

  function show(key: string, state: UploadState): void {
    items.set(items.get().map((item) => (item.key === key ? { ...item, state } : item)));
  }

  function keep(item: ShelfItem): void {
    kept.set(item.key, item);
    void quietly(() => shelf.put(item));
  }

  function halt(key: string): void {
    stops.get(key)?.();
    stops.delete(key);
    offline.delete(key);
  }

  /** Nothing is done for it any more, so there is room for the next one. */
  function settle(key: string, state: UploadState): void {
    halt(key);
    show(key, state);
    pump();
  }

  function fail(key: string, { sentence, canRetry, isOffline }: SendFailure): void {
    settle(key, { kind: 'failed', sentence, canRetry });
    if (isOffline) offline.add(key);
  }

  function startWatch(key: string, url: string): void {
    watch(key, url).catch(() => fail(key, broken));
  }

  /** Asks what the server has made of a file, until it has. */
  async function watch(key: string, url: string): Promise<void> {
    const there = await look(session, url);
    if (find(key)?.state.kind !== 'processing') return;
    switch (there.kind) {
      case 'done':
        return settle(key, there);
      case 'failed':
        return fail(key, { sentence: there.sentence, canRetry: false, isOffline: false });
      case 'gone':
        return fail(key, gone);
      case 'away':
      case 'receiving':
      case 'processing':
        stops.set(
          key,
          clock.after(lookEvery, () => startWatch(key, url)),
        );
    }
  }

  function process(key: string, url: string): void {
    settle(key, { kind: 'processing' });
    startWatch(key, url);
  }

  function send({ key, kind, name, bytes }: UploadItem, file: Blob, url: string | undefined): void {
    const stop = transport.send({
      file,
      kind,
      name,
      url,
      onUrl: (found) => {
        const shelved = kept.get(key);
        if (shelved !== undefined) keep({ ...shelved, url: found });
      },
      onProgress: (sent) => {
        if (stops.get(key) === stop) show(key, { kind: 'uploading', sent, total: bytes });
      },
      onSent: () => {
        const whole = kept.get(key)?.url;
        if (whole !== undefined && stops.get(key) === stop) process(key, whole);
      },
      onFailure: (failure) => {
        if (stops.get(key) === stop) fail(key, failure);
      },
    });
    stops.set(key, stop);
  }

  /** Goes on where the server says that it stopped. */
  async function begin(item: UploadItem): Promise<void> {
    const { key, bytes } = item;
    const mine = () => {};
    stops.set(key, mine);
    const url = kept.get(key)?.url;
    const there = url === undefined ? undefined : await look(session, url);
    if (stops.get(key) !== mine) return;
    switch (there?.kind) {
      case 'away':
        return fail(key, connectionLost);
      case 'failed':
        return fail(key, { sentence: there.sentence, canRetry: false, isOffline: false });
      case 'done':
        return settle(key, there);
      case 'processing':
        return process(key, url ?? '');
      case 'receiving':
      case 'gone':
      case undefined: {
        const file = kept.get(key)?.file;
        const sent = there?.kind === 'receiving' ? there.offset : 0;
        if (file === undefined) return settle(key, { kind: 'missing', sent, total: bytes });
        show(key, { kind: 'uploading', sent, total: bytes });
        send(item, file, there?.kind === 'receiving' ? url : undefined);
      }
    }
  }

  function pump(): void {
    const sending = items.get().filter(({ state }) => state.kind === 'uploading').length;
    const waiting = items.get().filter(({ state }) => state.kind === 'waiting');
    for (const item of waiting.slice(0, Math.max(0, atOnce - sending))) {
      show(item.key, { kind: 'uploading', sent: 0, total: item.bytes });
      begin(item).catch(() => fail(item.key, broken));
    }
  }

  function queue(key: string): void {
    offline.delete(key);
    show(key, { kind: 'waiting' });
    pump();
  }

  function enter({ key, place, kind, name, bytes }: ShelfItem): void {
    items.set([...items.get(), { key, place, kind, name, bytes, state: { kind: 'waiting' } }]);
  }

  return {
    getSnapshot: items.get,
    subscribe: items.subscribe,

    /** Continues the uploads that an earlier page left and no other tab has. */
    async restore(): Promise<void> {
      for (const item of (await quietly(() => shelf.of(user))) ?? []) {
        // Where locks do not work every tab sends it.
        const isOurs = (await quietly(() => shelf.claim(item.key))) ?? true;
        if (kept.has(item.key) || !isOurs) continue;
        kept.set(item.key, item);
        enter(item);
      }
      pump();
    },

    /** @param place what the file is for @returns the key under which it is found from now on, after a reload, too */
    add(place: string, kind: UploadKind, file: File): string {
      const item = { key: v7(), user, place, kind, name: file.name, bytes: file.size, file };
      void quietly(() => shelf.claim(item.key));
      keep(item);
      enter(item);
      pump();
      return item.key;
    },

    /** Goes on with a file that is missing. @returns false for another one, which its size tells */
    continueWith(key: string, file: File): boolean {
      const item = kept.get(key);
      if (item === undefined || item.bytes !== file.size) return false;
      keep({ ...item, file });
      queue(key);
      return true;
    },

    pause(key: string): void {
      const item = find(key);
      if (item?.state.kind === 'uploading') settle(key, { ...item.state, kind: 'paused' });
      else if (item?.state.kind === 'waiting') settle(key, { kind: 'paused', sent: 0, total: item.bytes });
    },

    /** Goes on with what was paused, or has failed and may be tried again. */
    resume(key: string): void {
      const state = find(key)?.state;
      if (state?.kind === 'paused' || (state?.kind === 'failed' && state.canRetry)) queue(key);
    },

    /** Goes on with all that only lost their connection. */
    resumeOffline(): void {
      for (const key of [...offline]) queue(key);
    },

    /** Cancels an upload, or forgets one that has ended: its result stays. */
    remove(key: string): void {
      const isDone = find(key)?.state.kind === 'done';
      const url = kept.get(key)?.url;
      halt(key);
      items.set(items.get().filter((item) => item.key !== key));
      kept.delete(key);
      void quietly(() => shelf.remove(key));
      if (url !== undefined && !isDone) void quietly(() => transport.terminate(url));
      pump();
    },

    /** Stops everything; what is kept on the device stays there. */
    stop(): void {
      for (const key of [...stops.keys()]) halt(key);
    },
  };
}
