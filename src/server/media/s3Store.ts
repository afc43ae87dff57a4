import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { hashAt, MissingContent, placeOf, type Store, type Stored } from './store.ts';

/** A bucket of any store that speaks S3. */
export interface Bucket {
  /** Origin of the store, e.g. `https://storage.example`. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Milliseconds until a store has to have begun its answer. */
const patience = 10_000;
/** A store that is busy is asked twice more, soon after each other. */
const retries = 2;

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
export function s3Store({ endpoint, name, ...access }: Bucket): Store {
  const client = new AwsClient({ ...access, service: 's3', retries });

  /** @throws {Error} for any other status than 2xx and 404 */
  async function ask(method: string, place: string, init: RequestInit = {}): Promise<Response> {
    const impatience = new AbortController();
    const timer = setTimeout(() => impatience.abort(), patience);
    try {
      const address = `${endpoint}/${name}/${place}`;
      const reply = await client.fetch(address, { ...init, method, signal: impatience.signal });
      if (!reply.ok && reply.status !== 404)
        throw new Error(`the store answered ${reply.status} to ${method}`);
      return reply;
    } finally {
      clearTimeout(timer);
    }
  }

  /** An answer whose body is of no interest lets its connection go. */
  async function tell(method: string, place: string, init?: RequestInit): Promise<Response> {
    const reply = await ask(method, place, init);
    await reply.body?.cancel();
    return reply;
  }

  return {
    async put(hash, content) {
      const reply = await tell('PUT', placeOf(hash), {
        body: new Uint8Array(content),
        headers: { 'X-Amz-Content-Sha256': hash },
      });
      if (!reply.ok) throw new Error(`there is no bucket ${name}`);
    },

    async read(hash, range) {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const { ok, body } = await ask('GET', placeOf(hash), headers && { headers });
      if (!ok || body === null) throw new MissingContent(hash);
      return Readable.fromWeb(body as ReadableStream);
    },

    async *list() {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(token !== undefined && { 'continuation-token': token }),
        });
        const xml = await (await ask('GET', `?${query}`)).text();
        yield* contentsOf(xml);
        token = textOf(xml, 'NextContinuationToken');
      } while (token !== undefined);
    },

    async remove(hash, before) {
      const { ok, headers } = await tell('HEAD', placeOf(hash));
      const putAt = new Date(headers.get('last-modified') ?? '');
      if (ok && putAt < before) await tell('DELETE', placeOf(hash));
    },
  };
}
