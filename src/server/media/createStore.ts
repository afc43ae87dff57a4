import { join } from 'node:path';
import type { Settings } from '../settings/table.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';
import type { Store } from './store.ts';

type StoreSettings = Pick<
  Settings,
  'DISK_RESERVE' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/**
 * The store of the settings: a bucket, which they name whole or not at all, or a folder beside the other data.
 * @param folder `DATA_DIR`
 */
export function createStore(
  {
    DISK_RESERVE: reserve,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }: StoreSettings,
  folder: string,
): Store {
  return endpoint === undefined ||
    name === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
    ? folderStore(join(folder, 'media'), reserve)
    : s3Store({ endpoint, name, region, accessKeyId, secretAccessKey });
}
