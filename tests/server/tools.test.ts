/** @module-tag slow */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readCommandLine } from '#src/server/start/commandLine.ts';
import { startEmbedded } from '#src/server/database/embedded.ts';
import { openEmbedded, openPostgres } from '#src/server/database/index.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { dataFolder } from './support/dataFolder.ts';
import { addAuthor, addPost } from './support/people.ts';
import { runScript as run } from './support/runScript.ts';
import { temporaryFolder } from './support/serverProcess.ts';

const everythingIn = (folder: string) => readdirSync(folder, { recursive: true }).toSorted();

/** Each makes something in an empty folder that is no data folder, and says what `DATA_DIR` then is. */
const mistakes: Readonly<Record<string, (folder: string) => string>> = {
  'a folder that is not there': (folder) => join(folder, 'nowhere-yet'),
  'a folder below one that is not there': (folder) => join(folder, 'nowhere/yet'),
  'a relative path': (folder) => relative('.', join(folder, 'nowhere-yet')),
  'an empty folder': (folder) => folder,
  'a folder with other things': (folder) => {
    writeFileSync(join(folder, 'notes.txt'), 'Молоко');
    mkdirSync(join(folder, 'media'));
    return folder;
  },
  'a folder whose database is empty': (folder) => {
    mkdirSync(join(folder, 'database'));
    return folder;
  },
  'a file': (folder) => {
    writeFileSync(join(folder, 'data'), '');
    return join(folder, 'data');
  },
  'a folder that cannot be written to': (folder) => {
    mkdirSync(join(folder, 'locked'));
    chmodSync(join(folder, 'locked'), 0o500);
    return join(folder, 'locked');
  },
};

describe('a tool that reads a database', { timeout: 60_000 }, () => {
  it.each(Object.keys(mistakes))('makes nothing where DATA_DIR is %s', (name) => {
    const folder = temporaryFolder();
    const DATA_DIR = mistakes[name]?.(folder) ?? '';
    const before = everythingIn(folder);
    expect(run('db:backup', [join(folder, 'backup.gz')], { DATA_DIR })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no database in \/.*\. Set DATA_DIR or DATABASE_URL .*\n$/),
    });
    expect(everythingIn(folder)).toEqual(before);
  });

  it('is also what a moderator lists complaints with', () => {
    const DATA_DIR = join(temporaryFolder(), 'nowhere-yet');
    expect(run('moderate', ['list'], { DATA_DIR })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no database in /),
    });
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('leaves an embedded database without our tables as it is', async () => {
    const folder = temporaryFolder();
    await (await startEmbedded(join(folder, 'database'))).close();
    expect(run('db:backup', [join(folder, 'backup.gz')], { DATA_DIR: folder })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no database in .*\n$/),
    });
    expect(readdirSync(folder)).not.toContain('backup.gz');
  });

  it('makes no table in an empty database of PostgreSQL', async ({ skip }) => {
    if (testDatabaseUrl === undefined) skip('needs TEST_DATABASE_URL');
    const { url, drop } = await createDatabase(testDatabaseUrl ?? '');
    onTestFinished(drop);
    const folder = temporaryFolder();
    const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') };
    expect(run('db:backup', [join(folder, 'backup.gz')], env)).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no database in 127\.0\.0\.1:\d+\/test_\w+\. .*\n$/),
    });
    expect(everythingIn(folder)).toEqual([]);
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      "select nspname from pg_namespace where nspname = 'drizzle' union all select tablename from pg_tables where schemaname = 'public'",
    );
    await client.end();
    expect(rows).toEqual([]);
  });

  it('leaves the tables of another version as they are', async ({ skip }) => {
    if (testDatabaseUrl === undefined) skip('needs TEST_DATABASE_URL');
    const { url, drop } = await createDatabase(testDatabaseUrl ?? '');
    onTestFinished(drop);
    const { execute, close } = await openPostgres(url);
    const change = (difference: string) =>
      execute(`update drizzle.__drizzle_migrations set created_at = created_at ${difference}`);
    await change('- 1');
    await expect(openPostgres(url, { mustExist: true })).rejects.toThrow('belong to an older version');
    await change('+ 2');
    await expect(openPostgres(url, { mustExist: true })).rejects.toThrow('belong to a newer version');
    await close();
  });
});

describe('npm run db:backup', { timeout: 60_000 }, () => {
  it('says how much it wrote, and what is not in it', async () => {
    const DATA_DIR = await dataFolder();
    const { db, close } = await openEmbedded(join(DATA_DIR, 'database'));
    const author = await addAuthor(db, 'vera');
    await addPost(db, { authorId: author.id, title: 'Дождь' });
    await addPost(db, { authorId: author.id, title: 'Снег' });
    await close();
    const file = join(DATA_DIR, 'backup.gz');
    expect(run('db:backup', [file], { DATA_DIR })).toEqual({
      status: 0,
      stdout: `This was the database (people: 1, posts: 2, files: 0). The contents of the files are not in it: they lie in ${DATA_DIR}/media, which needs a copy of its own.\n`,
      stderr: 'Warning: it has no files. Make sure that this is the database you mean.\n',
    });
    expect(gunzipSync(readFileSync(file)).toString()).toContain('Снег');

    const restored = temporaryFolder();
    expect(run('db:restore', [file], { DATA_DIR: restored })).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('(people: 1, posts: 2, files: 0)'),
    });
  });

  it('warns of a database in which nobody is', async () => {
    const DATA_DIR = await dataFolder();
    expect(run('db:backup', [join(DATA_DIR, 'backup.gz')], { DATA_DIR })).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^Warning: it has no people, no posts, no files\. .*\n$/),
    });
  });

  it('overwrites no file', async () => {
    const DATA_DIR = await dataFolder();
    const file = join(DATA_DIR, 'backup.gz');
    writeFileSync(file, 'the last one');
    expect(run('db:backup', [file], { DATA_DIR })).toMatchObject({
      status: 1,
      stderr: `${file} cannot be used (EEXIST). Name a new file.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe('the last one');
  });
});

describe('a script', { timeout: 60_000 }, () => {
  const scripts = ['start', 'serve', 'db:backup', 'db:restore', 'export', 'demo:media'] as const;
  const env = { DATA_DIR: '/nowhere-yet' };

  it.each(scripts)('of the name %s says how it is called, and refuses what it does not know', (script) => {
    expect(run(script, ['--help'], env)).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm (?:run )?[a-z:]+/),
      stderr: '',
    });
    expect(run(script, ['--force'], env)).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Unknown option '--force'\. Usage: npm .*\n$/),
    });
  });

  it.each([['-x'], ['--help=1'], ['a.gz', 'b.gz'], ['-'], [''], ['a.gz', '--verbose'], []])(
    'takes no options for names: %j',
    (...args) => {
      const script = { name: 'npm run db:backup', parameters: ['FILE'] };
      expect(() => readCommandLine(script, args)).toThrow(/Usage: npm run db:backup -- FILE$/);
    },
  );

  it('takes a name with a hyphen after two of them', () => {
    const script = { name: 'npm run db:backup', parameters: ['FILE'] };
    expect(readCommandLine(script, ['--', '-x'])).toEqual(['-x']);
    expect(readCommandLine(script, ['-h'])).toBe('help');
  });
});
