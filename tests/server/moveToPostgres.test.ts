/** @module-tag slow */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '#src/server/database/index.ts';
import { folderStore } from '#src/server/media/index.ts';
import { noLimits } from '#tests/setup/limits.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { dataFolder } from './support/dataFolder.ts';
import { post, registerAt } from './support/overHttp.ts';
import { addAuthor, addFile, addPost } from './support/people.ts';
import { runScript } from './support/runScript.ts';
import { startProcess } from './support/serverProcess.ts';
import { password } from './support/testServer.ts';
import { tables } from '#src/server/database/index.ts';

const base = { ...noLimits, CAPTCHA_COST: '1', DEMO: '0', LOG_LEVEL: 'warn' };
const https = { PUBLIC_URL: 'https://soavtor.example', MAIL: 'outbox' };

it('a site behind https does not start on the embedded database, and says how to move', async () => {
  const server = await startProcess({ ...base, ...https, DATA_DIR: await dataFolder() });
  expect(await server.exited).toBe(1);
  expect(server.stderr()).toMatch(
    /^PUBLIC_URL starts with https:, .*"npm run db:backup".*"npm run db:restore".*\n$/,
  );
});

it('a demo behind https does', async () => {
  const server = await startProcess({ ...base, ...https, DEMO: '1', DATA_DIR: await dataFolder() });
  await expect(server.ready).resolves.toBeUndefined();
});

it(
  'a site that moves to PostgreSQL keeps its people, files and keys',
  { timeout: 120_000 },
  async ({ skip }) => {
    if (testDatabaseUrl === undefined) return skip('needs TEST_DATABASE_URL');
    const DATA_DIR = await dataFolder();
    const before = await startProcess({ ...base, DATA_DIR });
    await before.ready;
    expect((await registerAt(before.url, 'anna@example.ru')).status).toBe(201);
    before.kill('SIGTERM');
    await before.exited;
    const embedded = await openEmbedded(join(DATA_DIR, 'database'));
    const author = await addAuthor(embedded.db, 'vera');
    const media = await addFile(embedded.db, folderStore(join(DATA_DIR, 'media')), author.id, 'До-ре-ми');
    const { id: postId } = await addPost(embedded.db, { authorId: author.id });
    await embedded.db
      .insert(tables.postMedia)
      .values({ postId, mediaId: media, authorId: author.id, place: 'above' });
    await embedded.close();

    const { url: DATABASE_URL, drop } = await createDatabase(testDatabaseUrl);
    onTestFinished(drop);
    const backup = join(DATA_DIR, 'backup.gz');
    expect(runScript('db:backup', [backup], { ...https, DATA_DIR }).status).toBe(0);
    expect(runScript('db:restore', [backup], { ...https, DATA_DIR, DATABASE_URL }).status).toBe(0);

    const after = await startProcess({ ...base, ...https, DATA_DIR, DATABASE_URL });
    await after.ready;
    const login = { email: 'anna@example.ru', password };
    expect((await post(`${after.url}/auth/jwt/create/`, login)).status).toBe(200);
    expect(await (await fetch(`${after.url}/media/${media}/original`)).text()).toBe('До-ре-ми');
    // The server compares its key with the one that the rows were made with.
    expect(after.stdout()).not.toContain('SECRET_KEY');
    after.kill('SIGTERM');
    await after.exited;
  },
);
