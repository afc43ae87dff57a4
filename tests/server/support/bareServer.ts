import { join } from 'node:path';
import { fillPlaceholders } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { fastify, type FastifyRequest } from 'fastify';
import { jwtVerify } from 'jose';
import { Pool } from 'pg';
import { startEmbedded } from '#src/server/database/embedded.ts';
import { tables } from '#src/server/database/index.ts';
import { selectPage } from '#src/server/feed/feed.ts';
import { deriveSecret, storedSecretKey } from '#src/server/settings/secretKey.ts';

/**
 * The least that can answer GET /auth/users/me/ and GET /api/feed/ on the data of our server, with the same queries: what the
 * load scripts compare it with.
 */
const folder = process.env['DATA_DIR'] ?? '';
const key = deriveSecret(storedSecretKey(folder), 'tokens');
const connectionString = process.env['DATABASE_URL'];

interface Query {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  readonly rowMode?: 'array';
}

async function openDatabase() {
  if (connectionString !== undefined) {
    const pool = new Pool({ connectionString });
    return async (query: Query): Promise<{ rows: unknown[] }> => pool.query(query);
  }
  const database = await startEmbedded(join(folder, 'database'));
  return ({ text, values, ...options }: Query) => database.query(text, values, options);
}

const query = await openDatabase();

const me = `select users.*, sessions.id as session_id from sessions join users on users.id = sessions.user_id
  where sessions.id = $1`;
const feed = selectPage(drizzle.mock({ schema: tables }), 'all', undefined)
  .prepare('feed')
  .getQuery();

async function callerOf({ authorization = '' }: FastifyRequest['headers']) {
  const { payload } = await jwtVerify(authorization.replace('Bearer ', ''), key);
  const { rows } = await query({ name: 'me', text: me, values: [payload['sid']] });
  return Object(rows[0]);
}

const app = fastify();
app.get('/auth/users/me/', async ({ headers }) => callerOf(headers));
app.get('/api/feed/', async ({ headers }) => {
  const { id: reader } = await callerOf(headers);
  const values = fillPlaceholders(feed.params, { reader });
  return (await query({ name: 'feed', text: feed.sql, values, rowMode: 'array' })).rows;
});
process.on('SIGINT', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.stdout.write('listening\n');
