import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fillPlaceholders } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { fastify, type FastifyRequest } from 'fastify';
import { jwtVerify } from 'jose';
import { Pool } from 'pg';
import { embeddedPool } from '#src/server/database/embeddedPool.ts';
import { tables } from '#src/server/database/index.ts';
import { selectPage } from '#src/server/feed/feed.ts';
import { deriveSecret, storedSecretKey } from '#src/server/settings/index.ts';

/**
 * The least that can answer GET /auth/users/me/ and GET /api/feed/ on the data of our server, with the same queries: what the
 * load scripts compare it with.
 */
const folder = process.env['DATA_DIR'] ?? '';
const key = deriveSecret(storedSecretKey(folder), 'tokens');
const connectionString = process.env['DATABASE_URL'];
const pool =
  connectionString === undefined
    ? embeddedPool(await PGlite.create({ dataDir: join(folder, 'database') }), (error) => {
        throw error;
      })
    : new Pool({ connectionString });

const me = `select users.*, sessions.id as session_id from sessions join users on users.id = sessions.user_id
  where sessions.id = $1`;
const feed = selectPage(drizzle.mock({ schema: tables }), 'all', undefined)
  .prepare('feed')
  .getQuery();

async function callerOf({ authorization = '' }: FastifyRequest['headers']) {
  const { payload } = await jwtVerify(authorization.replace('Bearer ', ''), key);
  const { rows } = await pool.query({ name: 'me', text: me, values: [payload['sid']] });
  return rows[0];
}

const app = fastify();
app.get('/auth/users/me/', async ({ headers }) => callerOf(headers));
app.get('/api/feed/', async ({ headers }) => {
  const { id: reader } = await callerOf(headers);
  const values = fillPlaceholders(feed.params, { reader });
  return (await pool.query({ name: 'feed', text: feed.sql, values, rowMode: 'array' })).rows;
});
process.on('SIGINT', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.stdout.write('listening\n');
