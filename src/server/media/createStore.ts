import { join } from 'node:path';
import type { Settings } from '../settings/index.ts';
import { StartError } from '../startError.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';
import type { Store } from './store.ts';

type StoreSettings = Pick<
  Settings,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/**
 * The store of the settings: a bucket, or a folder beside the other data.
 * @param folder `DATA_DIR`
 * @throws {StartError} when a bucket is named in part
 */
export function createStore(settings: StoreSettings, folder: string): Store {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  const given = { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId };
  if (Object.values({ ...given, secretAccessKey }).every((value) => value === undefined))
    return folderStore(join(folder, 'media'));
  if (
    endpoint === undefined ||
    name === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  )
    throw new StartError(
      'Of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY some are missing. Set all four, or none to keep files in DATA_DIR.',
    );
  return s3Store({ endpoint, name, region, accessKeyId, secretAccessKey });
}
