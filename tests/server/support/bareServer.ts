import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fastify } from 'fastify';
import { jwtVerify } from 'jose';
import { embeddedPool } from '#src/server/database/embeddedPool.ts';
import { deriveSecret, storedSecretKey } from '#src/server/settings/index.ts';

/** The least that can answer GET /auth/users/me/ on the data of our server: what the load script compares it with. */
const folder = process.env['DATA_DIR'] ?? '';
const key = deriveSecret(storedSecretKey(folder), 'tokens');
const database = await PGlite.create({ dataDir: join(folder, 'database') });
const pool = embeddedPool(database, (error) => {
  throw error;
});
const text = `select users.*, sessions.id as session_id from sessions join users on users.id = sessions.user_id
  where sessions.id = $1`;

const app = fastify();
app.get('/auth/users/me/', async ({ headers: { authorization = '' } }) => {
  const { payload } = await jwtVerify(authorization.replace('Bearer ', ''), key);
  const { rows } = await pool.query({ name: 'me', text, values: [payload['sid']] });
  return rows[0];
});
process.on('SIGINT', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.stdout.write('listening\n');
