import type { FastifyBaseLogger } from 'fastify';
import { tables, type Database } from '../database/index.ts';
import { deriveSecret } from '../settings/secretKey.ts';

const { installation } = tables;

/**
 * Warns when the secret key differs from that of the last start on this database: servers with different keys log
 * people out at random.
 */
export async function compareKeys(
  db: Database,
  secretKey: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const keyFingerprint = Buffer.from(deriveSecret(secretKey, 'fingerprint')).toString('base64url');
  const [known] = await db.select().from(installation);
  if (known?.keyFingerprint === keyFingerprint) return;
  await db
    .insert(installation)
    .values({ keyFingerprint })
    .onConflictDoUpdate({ target: installation.isOnly, set: { keyFingerprint } });
  if (known === undefined) return;
  log.warn(
    'SECRET_KEY is not the one of the last start on this database: everybody has to log in again; several servers need the same one',
  );
}
