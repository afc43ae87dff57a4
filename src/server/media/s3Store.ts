import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import {
  bytesOf,
  type Content,
  hashAt,
  MissingContent,
  keyOf,
  type Range,
  type Store,
  StoreAway,
  type Stored,
} from './store.ts';

type Head = Pick<Response, 'ok' | 'status' | 'headers'>;

/** Problem of an answer that is not the requested content or range; `undefined` without one. */
function problemOf({ ok, status, headers }: Head, content: Content, range?: Range): Error | undefined {
  if (!ok) return new MissingContent(content);
  if (range === undefined)
    return Number(headers.get('content-length')) === content.bytes ? undefined : new MissingContent(content);
  if (status !== 206) return new StoreAway(`${status} to a part`);
  const expected = `bytes ${range.start}-${range.end}/${content.bytes}`;
  return headers.get('content-range') === expected ? undefined : new MissingContent(content);
}

/**
 * The body of an answer as a stream, which breaks when the store falls silent. Slow readers are waited for.
 * @param timeout milliseconds for each part
 */
function streamOf(body: ReadableStream<Uint8Array>, timeout: number): Readable {
  const reader = body.getReader();
  return new Readable({
    async read() {
      const timer = setTimeout(() => this.destroy(new StoreAway('silent within a content')), timeout);
      try {
        const { value } = await reader.read();
        this.push(value ?? null);
      } catch {
        this.destroy(new StoreAway('broke off within a content'));
      } finally {
        clearTimeout(timer);
      }
    },
    destroy(reason, done) {
      // A body that broke has nothing to be called off.
      const end = () => done(reason);
      reader.cancel().then(end, end);
    },
  });
}

/** A bucket of any store that speaks S3. */
export interface Bucket {
  /** Origin of the store, e.g. `https://storage.example`. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Milliseconds that a store may take to begin its answer, and for each part of it. */
const defaultTimeout = 10_000;
/** Bytes in a millisecond that a store takes at least, of a content that is put. */
const slowest = 500;
/** Retries of a busy store, soon after each other. */
const retries = 2;
/** Milliseconds. */
const retryAfter = 100;

const isBusy = ({ status }: Response) => status === 429 || status >= 500;
/** There is nothing, or not so much of it. */
const isMissing = ({ status }: Response) => status === 404 || status === 416;

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
};

const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** Our names have nothing in them that XML would write in another way. */
const contentsOf = (xml: string): Stored[] =>
  xml
    .split('<Contents>')
    .slice(1)
    .flatMap((entry) => {
      const hash = hashAt(textOf(entry, 'Key') ?? '');
      return hash === undefined ? [] : [{ hash, putAt: new Date(textOf(entry, 'LastModified') ?? '') }];
    });

/**
 * Contents as objects of a bucket. Signed by aws4fetch: Amazon's own library sends checksums that other stores refuse
 * (https://github.com/scality/cloudserver/issues/5553).
 */
export function s3Store({ endpoint, name, ...access }: Bucket, timeout = defaultTimeout): Store {
  // It only signs: its own retries leave the bodies of the answers that they drop open.
  const client = new AwsClient({ ...access, service: 's3' });

  /** @param bytes of the body */
  async function fetchWithRetries(
    method: string,
    key: string,
    init: RequestInit,
    bytes: number,
  ): Promise<Response> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new Error('no answer')), timeout + bytes / slowest);
    // The signal is passed to `fetch` itself: a signed request loses it when it is garbage collected.
    const once = async () =>
      fetch(await client.sign(`${endpoint}/${name}/${key}`, { ...init, method }), {
        signal: controller.signal,
      });
    try {
      let reply = await once();
      for (let left = retries; left > 0 && isBusy(reply); left -= 1) {
        await reply.body?.cancel();
        await pause(retryAfter, undefined, { signal: controller.signal });
        reply = await once();
      }
      return reply;
    } catch (error) {
      throw new StoreAway(reasonOf(error));
    } finally {
      clearTimeout(timer);
    }
  }

  /** @throws {StoreAway} for any other answer than success, and that there is nothing */
  async function ask(method: string, key: string, init: RequestInit = {}, bytes = 0): Promise<Response> {
    const reply = await fetchWithRetries(method, key, init, bytes);
    if (reply.ok || isMissing(reply)) return reply;
    await reply.body?.cancel();
    throw new StoreAway(`${reply.status} to ${method}`);
  }

  /** An answer whose body is of no interest lets its connection go. */
  async function tell(method: string, key: string, init?: RequestInit, bytes?: number): Promise<Response> {
    const reply = await ask(method, key, init, bytes);
    await reply.body?.cancel();
    return reply;
  }

  return {
    async put(hash, content) {
      // A file is read as it is sent, again for each try.
      const body = Buffer.isBuffer(content) ? new Uint8Array(content) : await openAsBlob(content.path);
      const headers = { 'X-Amz-Content-Sha256': hash };
      const reply = await tell('PUT', keyOf(hash), { body, headers }, bytesOf(content));
      if (!reply.ok) throw new StoreAway(`no bucket ${name}`);
    },

    async read(content, range) {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const reply = await ask('GET', keyOf(content.hash), headers && { headers });
      const problem = problemOf(reply, content, range);
      if (problem === undefined && reply.body !== null) return streamOf(reply.body, timeout);
      await reply.body?.cancel();
      throw problem ?? new MissingContent(content);
    },

    async *list() {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(token !== undefined && { 'continuation-token': token }),
        });
        const { ok, status, body } = await ask('GET', `?${query}`);
        if (!ok || body === null) throw new StoreAway(`${status} to a list`);
        const xml = await text(streamOf(body, timeout));
        yield* contentsOf(xml);
        token = textOf(xml, 'NextContinuationToken');
      } while (token !== undefined);
    },

    async remove(hash, before) {
      const { ok, headers } = await tell('HEAD', keyOf(hash));
      const putAt = new Date(headers.get('last-modified') ?? '');
      if (ok && putAt < before) await tell('DELETE', keyOf(hash));
    },
  };
}
