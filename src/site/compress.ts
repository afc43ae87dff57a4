import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Compressed = Readonly<Record<'br' | 'gzip', Buffer>>;

/** Compresses with each content coding at its highest level: once, because it is sent many times. */
export async function compress(content: Buffer): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return {
    br: await brotli(content, { params }),
    gzip: await zip(content, { level: constants.Z_BEST_COMPRESSION }),
  };
}
