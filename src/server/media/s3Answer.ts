import { Readable } from 'node:stream';
import { MissingContent, StoreAway, type Content, type Range } from './store.ts';

type Head = Pick<Response, 'ok' | 'status' | 'headers'>;

/** Why an answer is not the content, or the part of it, that was asked for; `undefined` where it is. */
export function problemOf({ ok, status, headers }: Head, content: Content, range?: Range): Error | undefined {
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
export function streamOf(body: ReadableStream<Uint8Array>, timeout: number): Readable {
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
