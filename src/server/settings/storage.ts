import { origin, pathStart, text } from './parsers.ts';
import { setting } from './setting.ts';

/** Where the files of posts lie, and who sends them. */
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
    parse: text,
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
      'Path, e.g. /stored/, under which nginx has the files of posts: it is told which one to send.',
    parse: pathStart,
  }),
} as const;
