import type { Clock } from '#src/api/clock.ts';
import type { Session } from '#src/session/index.ts';
import type { createItems } from './items.ts';
import { getRemote } from './remote.ts';
import type { UploadItem, UploadState } from './state.ts';
import { connectionLost, type SendFailure, type Transport } from './transport.ts';

/** Milliseconds between two requests for the state of a file that the server processes. */
const pollInterval = 1000;

interface SendingDeps {
  readonly items: ReturnType<typeof createItems>;
  readonly session: Pick<Session, 'call'>;
  readonly transport: Transport;
  readonly clock: Clock;
  /** The work for a file has ended, so another one may begin. */
  readonly onEnd: () => void;
}

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

/** Sends single files, and follows them until the server has processed them. */
export function createSending({ items, session, transport, clock, onEnd }: SendingDeps) {
  /** Each stops the present work for an item; another function belongs to another try. */
  const stops = new Map<string, () => void>();
  const offline = new Set<string>();

  function halt(key: string): void {
    stops.get(key)?.();
    stops.delete(key);
    offline.delete(key);
  }

  /** Ends the work for an item, which lets the next one begin. */
  function settle(key: string, state: UploadState): void {
    halt(key);
    items.show(key, state);
    onEnd();
  }

  function fail(key: string, { sentence, canRetry, isOffline }: SendFailure): void {
    settle(key, { kind: 'failed', sentence, canRetry });
    if (isOffline) offline.add(key);
  }

  function process(key: string, url: string): void {
    settle(key, { kind: 'processing' });
    startWatch(key, url);
  }

  function startWatch(key: string, url: string): void {
    watch(key, url).catch(() => fail(key, broken));
  }

  /** Asks for the state of a file until the server has processed it. */
  async function watch(key: string, url: string): Promise<void> {
    const remote = await getRemote(session, url);
    if (items.find(key)?.state.kind !== 'processing') return;
    switch (remote.kind) {
      case 'done':
        return settle(key, remote);
      case 'failed':
        return fail(key, { sentence: remote.sentence, canRetry: false, isOffline: false });
      case 'gone':
        return fail(key, gone);
      case 'away':
      case 'receiving':
      case 'processing':
        stops.set(
          key,
          clock.after(pollInterval, () => startWatch(key, url)),
        );
    }
  }

  function send({ key, kind, name, bytes }: UploadItem, file: Blob, url: string | undefined): void {
    const stop = transport.send({
      file,
      kind,
      name,
      url,
      onUrl: (newUrl) => {
        const copy = items.copyOf(key);
        if (copy !== undefined) items.store({ ...copy, url: newUrl });
      },
      onProgress: (sent) => {
        if (stops.get(key) === stop) items.show(key, { kind: 'uploading', sent, total: bytes });
      },
      onSent: () => {
        const sentUrl = items.copyOf(key)?.url;
        if (sentUrl !== undefined && stops.get(key) === stop) process(key, sentUrl);
      },
      onFailure: (failure) => {
        if (stops.get(key) === stop) fail(key, failure);
      },
    });
    stops.set(key, stop);
  }

  /** Sends the rest of a file: the server says where it stopped. */
  async function resume(item: UploadItem): Promise<void> {
    const { key, bytes } = item;
    const stop = () => {};
    stops.set(key, stop);
    const url = items.copyOf(key)?.url;
    const remote = url === undefined ? undefined : await getRemote(session, url);
    if (stops.get(key) !== stop) return;
    switch (remote?.kind) {
      case 'away':
        return fail(key, connectionLost);
      case 'failed':
        return fail(key, { sentence: remote.sentence, canRetry: false, isOffline: false });
      case 'done':
        return settle(key, remote);
      case 'processing':
        return process(key, url ?? '');
      case 'receiving':
      case 'gone':
      case undefined: {
        const file = items.copyOf(key)?.file;
        const sent = remote?.kind === 'receiving' ? remote.offset : 0;
        if (file === undefined) return settle(key, { kind: 'missing', sent, total: bytes });
        items.show(key, { kind: 'uploading', sent, total: bytes });
        send(item, file, remote?.kind === 'receiving' ? url : undefined);
      }
    }
  }

  return {
    begin(item: UploadItem): void {
      items.show(item.key, { kind: 'uploading', sent: 0, total: item.bytes });
      resume(item).catch(() => fail(item.key, broken));
    },
    halt,
    settle,
    /** Takes the keys of all files that only lost their connection. */
    takeOffline(): readonly string[] {
      const keys = [...offline];
      offline.clear();
      return keys;
    },
    forgetOffline: (key: string): void => void offline.delete(key),
    haltAll(): void {
      for (const key of [...stops.keys()]) halt(key);
    },
  };
}
