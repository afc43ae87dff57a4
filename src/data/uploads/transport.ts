import type { DetailedError, HttpRequest, Upload as TusUpload } from 'tus-js-client';
import { routes } from '#src/api/routes.ts';
import type { Session } from '#src/session/index.ts';
import type { UploadItem } from './state.ts';

/** Bytes of one request: a connection that breaks off costs less than that. */
const chunkSize = 4_000_000;
/** Milliseconds between tries without progress; each part that arrives starts over. */
const retryDelays = [0, 1000, 3000, 5000, 10_000];

/** The reason why an upload has stopped. */
export interface SendFailure {
  readonly sentence: string;
  readonly canRetry: boolean;
  /** There was no answer: it may continue by itself later. */
  readonly isOffline: boolean;
}

export interface Sending extends Pick<UploadItem, 'kind' | 'name'> {
  readonly file: Blob;
  /** The address of an upload that has begun. */
  readonly url: string | undefined;
  readonly onUrl: (url: string) => void;
  /** @param sent bytes, some of those that are under way included */
  readonly onProgress: (sent: number) => void;
  readonly onSent: () => void;
  readonly onFailure: (failure: SendFailure) => void;
}

/** Sends bytes to the server. */
export interface Transport {
  /** @returns stops it; the server keeps what it has */
  send(sending: Sending): () => void;
  /** Deletes the parts on the server. Never rejects: the server removes leftovers after a day. */
  terminate(url: string): Promise<void>;
}

/** The upload continues by itself. */
export const connectionLost: SendFailure = {
  sentence: 'Связь пропала. Продолжим с того же места, когда она вернётся.',
  canRetry: true,
  isOffline: true,
};

/** The server's own words, if it has sent any. */
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
    // A file that is too large, or of a wrong kind, is refused again.
    canRetry: ![400, 413, 415].includes(status),
    isOffline: [502, 503, 504].includes(status),
  };
}

/** Sends by tus in the name of the signed-in person; its client is downloaded with the first file. */
export function createTransport(session: Pick<Session, 'origin' | 'bearer' | 'call'>): Transport {
  let isRefused = false;

  async function authorize(request: HttpRequest): Promise<void> {
    // A call of the session refreshes a token that has expired or was revoked.
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

  async function open({ file, url, kind, name, ...callbacks }: Sending): Promise<TusUpload> {
    const { Upload } = await import('tus-js-client');
    const upload = new Upload(file, {
      endpoint: new URL(routes.uploads[1], session.origin).href,
      uploadUrl: url ?? null,
      metadata: { filename: name, kind },
      chunkSize,
      retryDelays,
      // Addresses are on our own shelf, by person.
      storeFingerprintForResuming: false,
      onBeforeRequest: authorize,
      onShouldRetry: mayRetry,
      onUploadUrlAvailable: () => {
        if (upload.url !== null) callbacks.onUrl(upload.url);
      },
      onProgress: callbacks.onProgress,
      onSuccess: callbacks.onSent,
      onError: (error) => callbacks.onFailure(failureOf(error)),
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
