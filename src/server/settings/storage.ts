import { bucket, origin, pathStart, text, setting } from './parsers.ts';

/** Settings of the store of posts' files. */
export const storageSettings = {
  S3_ENDPOINT: setting({
    fallback: undefined,
    fallbackNote: 'files of posts lie in DATA_DIR/media',
    description: 'Origin of a store that speaks S3, e.g. https://storage.example; several servers need one.',
    parse: origin,
  }),
  S3_BUCKET: setting({
    fallback: undefined,
    fallbackNote: 'needed with S3_ENDPOINT',
    description: 'Its bucket, which holds nothing else.',
    parse: bucket,
  }),
  S3_REGION: setting({ fallback: 'us-east-1', description: 'Its region, as it signs it.', parse: text }),
  S3_ACCESS_KEY_ID: setting({
    fallback: undefined,
    fallbackNote: 'needed with S3_ENDPOINT',
    description: 'Who we are there.',
    parse: text,
  }),
  S3_SECRET_ACCESS_KEY: setting({
    fallback: undefined,
    fallbackNote: 'needed with S3_ENDPOINT',
    description: 'The key that proves it.',
    isSecret: true,
    parse: text,
  }),
  MEDIA_ACCEL: setting({
    fallback: undefined,
    fallbackNote: 'the server sends files itself',
    description:
      'Path, e.g. /stored/, under which nginx has DATA_DIR/media: it is told which file of a post to send.',
    parse: pathStart,
  }),
} as const;

const bucketSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * One line about missing settings of the store; `undefined` if they are complete. @param isSet by the name of a setting
 */
export function storageProblem(isSet: (name: keyof typeof storageSettings) => boolean): string | undefined {
  const missing = bucketSettings.filter((name) => !isSet(name));
  if (missing.length === bucketSettings.length) return undefined;
  if (missing.length > 0)
    return `A bucket of S3 is named without ${missing.join(', ')}. Set all of ${bucketSettings.join(', ')}, or none of them to keep files in DATA_DIR.`;
  return isSet('MEDIA_ACCEL')
    ? 'MEDIA_ACCEL: nginx has no files that lie in a bucket. Leave it out, or S3_ENDPOINT and all that belongs to it.'
    : undefined;
}
