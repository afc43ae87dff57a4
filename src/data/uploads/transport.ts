import type { DetailedError, HttpRequest, Upload as TusUpload } from 'tus-js-client';
import type { Session } from '#src/session/index.ts';
import type { UploadItem } from './state.ts';

/** Bytes of one request: a connection that breaks off costs less than that. */
const chunkSize = 4_000_000;
/** Milliseconds between tries without progress; each part that arrives starts over. */
const retryDelays = [0, 1000, 3000, 5000, 10_000];

/** Why an upload has stopped. */
export interface SendFailure {
  readonly sentence: string;
  readonly canRetry: boolean;
  /** There was no answer: it may go on by itself later. */
  readonly isOffline: boolean;
}

export interface Sending extends Pick<UploadItem, 'kind' | 'name'> {
  readonly file: Blob;
  /** Where the rest of it goes; absent: none of it is there. */
  readonly url: string | undefined;
  readonly onUrl: (url: string) => void;
  /** @param sent bytes, of those that are under way some */
  readonly onProgress: (sent: number) => void;
  readonly onSent: () => void;
  readonly onFailure: (failure: SendFailure) => void;
}

/** How bytes get to the server. */
export interface Transport {
  /** @returns stops it; what is there stays there */
  send(sending: Sending): () => void;
  /** Deletes the parts on the server. Never rejects: the server removes leftovers after a day. */
  terminate(url: string): Promise<void>;
}

/** It continues by itself. */
export const connectionLost: SendFailure = {
  sentence: 'Связь пропала. Продолжим с того же места, когда она вернётся.',
  canRetry: true,
  isOffline: true,
};

/** The server's own words, where it has said any. */
function detailOf(body: string): string | undefined {
  try {
    const { detail } = JSON.parse(body);
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}

const isDetailed = (error: Error): error is DetailedError => 'originalResponse' in error;
const responseOf = (error: Error) => (isDetailed(error) ? error.originalResponse : null);

function failureOf(error: Error): SendFailure {
  const response = responseOf(error);
  if (response === null) return connectionLost;
  const status = response.getStatus();
  return {
    sentence: detailOf(response.getBody()) ?? 'Сервер не принял файл. Попробуйте ещё раз.',
    // A file that is too large, or of a wrong kind, stays so.
    canRetry: ![400, 413, 415].includes(status),
    isOffline: [502, 503, 504].includes(status),
  };
}

/** Sends by tus in the name of the signed-in person; its client is downloaded with the first file. */
export function createTransport(session: Pick<Session, 'origin' | 'bearer' | 'call'>): Transport {
  let isRefused = false;

  async function authorize(request: HttpRequest): Promise<void> {
    // A call of the session refreshes a token that has run out, or that the server does not know any more.
    if (isRefused || session.bearer() === undefined) await session.call('uploads');
    isRefused = false;
    const bearer = session.bearer();
    if (bearer !== undefined) request.setHeader('Authorization', `Bearer ${bearer}`);
  }

  function mayRetry(error: Error): boolean {
    const status = responseOf(error)?.getStatus() ?? 0;
    isRefused ||= status === 401;
    return status === 0 || status >= 500 ? status !== 507 : [401, 408, 409, 423, 429].includes(status);
  }

  async function open({ file, url, kind, name, ...told }: Sending): Promise<TusUpload> {
    const { Upload } = await import('tus-js-client');
    const upload = new Upload(file, {
      endpoint: new URL('/api/uploads/', session.origin).href,
      uploadUrl: url ?? null,
      metadata: { filename: name, kind },
      chunkSize,
      retryDelays,
      // Addresses are on our own shelf, by person.
      storeFingerprintForResuming: false,
      onBeforeRequest: authorize,
      onShouldRetry: mayRetry,
      onUploadUrlAvailable: () => {
        if (upload.url !== null) told.onUrl(upload.url);
      },
      onProgress: told.onProgress,
      onSuccess: told.onSent,
      onError: (error) => told.onFailure(failureOf(error)),
    });
    return upload;
  }

  return {
    send(sending) {
      let isStopped = false;
      const opening = open(sending);
      opening.then(
        (upload) => {
          if (!isStopped) upload.start();
        },
        () => sending.onFailure(connectionLost),
      );
      return () => {
        isStopped = true;
        opening.then((upload) => upload.abort()).catch(() => undefined);
      };
    },
    async terminate(url) {
      const { Upload } = await import('tus-js-client');
      await Upload.terminate(url, { onBeforeRequest: authorize, retryDelays: [] }).catch(() => undefined);
    },
  };
}
