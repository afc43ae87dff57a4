import { randomBytes } from 'node:crypto';
import type { Reply } from '#src/api/contract.ts';
import { ask } from './askHttp.ts';

type Upload = Reply<'upload'>;

/** Metadata of an upload. */
export interface Promised {
  readonly kind?: string;
  readonly name?: string;
  readonly bytes?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const encoded = (text: string) => Buffer.from(text).toString('base64');

/** Bytes that mean nothing. */
export const noise = (bytes: number): Buffer => randomBytes(bytes);

/** A client that uploads by plain tus, without a library. */
export function uploader(origin: string, bearer: string | undefined) {
  const tus = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: Buffer) =>
    fetch(new URL(path, origin), {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body && { body: new Uint8Array(body) }),
    });

  const promise = ({ kind = 'file', name = 'ноты.pdf', bytes = 10, headers = {} }: Promised = {}) =>
    tus('POST', '/api/uploads/', {
      'upload-length': String(bytes),
      'upload-metadata': `filename ${encoded(name)},kind ${encoded(kind)}`,
      ...headers,
    });

  const send = (
    place: string,
    offset: number,
    content: Buffer,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    tus(
      'PATCH',
      place,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...headers },
      content,
    );

  const placeOf = (reply: Response): string => {
    const place = reply.headers.get('location');
    if (place === null) throw new Error(`no upload has begun: ${reply.status}`);
    return place;
  };

  return {
    tus,
    promise,
    send,
    /** Begins an upload. @returns its address */
    begin: async (promised: Promised) => placeOf(await promise(promised)),
    /** Brings a whole file. @returns its address */
    async bring(kind: string, name: string, content: Buffer): Promise<string> {
      const place = placeOf(await promise({ kind, name, bytes: content.length }));
      const { status } = await send(place, 0, content);
      if (status !== 204) throw new Error(`a file is answered with ${status}`);
      return place;
    },
    read: async (place: string): Promise<Upload> =>
      (await ask('GET', new URL(place, origin).href, { bearer })).json(),
    async offset(place: string): Promise<number> {
      return Number((await tus('HEAD', place, {})).headers.get('upload-offset'));
    },
  };
}

/** A refusal as people read it. */
export const refusalOf = async (reply: Response) => ({
  status: reply.status,
  detail: String((await reply.json()).detail).replaceAll('\u00a0', ' '),
});
