/** @module-tag slow */
import { execFile } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  openEmbedded,
  openPostgres,
  tables,
  type Database,
  type OpenDatabase,
} from '#src/server/database/index.ts';
import { listComplaints } from '#src/server/moderation/list.ts';
import { moderate } from '#src/server/moderation/act.ts';
import { parseCommand } from '#src/server/moderation/command.ts';
import { compileCache } from '#tests/setup/compileCache.ts';
import project from '../../package.json' with { type: 'json' };
import { addComment } from './support/comments.ts';
import { createDatabase, emptyDatabase, openSharedDatabase, testDatabaseUrl } from './support/database.ts';
import { dataFolder } from './support/dataFolder.ts';
import { addAuthor, addPost } from './support/people.ts';
import { startProcess } from './support/serverProcess.ts';

const { complaints, comments, moderations, posts } = tables;

/** A post and a comment that people complain about, and a deleted comment. */
async function complainIn(db: Database) {
  const [vera, mark] = [await addAuthor(db, 'vera'), await addAuthor(db, 'mark')];
  const post = await addPost(db, { authorId: vera.id, title: 'Дождь', comments: 1 });
  const common = { postId: post.id, authorId: vera.id, userId: mark.userId };
  const text = `Дурак\u001b[2J\u202e и ${'очень '.repeat(30)}`;
  const comment = await addComment(db, { ...common, text });
  const deleted = await addComment(db, { ...common, deletedAt: new Date(), deletedBy: 'writer' });
  const complaint = { authorId: vera.id, createdAt: new Date('2026-01-03T00:00:00Z') };
  await db.insert(complaints).values([
    { ...complaint, id: crypto.randomUUID(), commentId: comment, userId: vera.userId, reason: 'insult' },
    { ...complaint, id: crypto.randomUUID(), commentId: comment, userId: null, reason: 'insult' },
    { ...complaint, id: crypto.randomUUID(), commentId: comment, userId: mark.userId, reason: 'spam' },
    { ...complaint, id: crypto.randomUUID(), postId: post.id, userId: mark.userId, reason: 'copyright' },
  ]);
  return { post: post.id, comment, deleted };
}

const signed = ['--by', 'Лида', '--reason', 'Брань'];

describe('a moderator', () => {
  let database: OpenDatabase;
  let ids: Awaited<ReturnType<typeof complainIn>>;
  beforeAll(async () => {
    database = await openSharedDatabase();
  }, 30_000);
  beforeEach(async () => {
    await emptyDatabase(database);
    ids = await complainIn(database.db);
  });
  afterAll(() => database.close());

  async function act(...args: readonly unknown[]): Promise<string> {
    const command = parseCommand([...args.map(String), ...signed]);
    if (command.name !== 'act') throw new Error('nothing to do');
    return moderate(database.db, command);
  }

  async function state() {
    const { db } = database;
    const [post] = await db.select().from(posts);
    const [comment] = await db.select().from(comments).where(eq(comments.id, ids.comment));
    return {
      isPostHidden: post?.hiddenAt !== null,
      isCommentHidden: comment?.hiddenAt !== null,
      comments: post?.comments,
      open: await db.$count(complaints, isNull(complaints.resolvedAt)),
    };
  }

  it('reads what people complain about, whatever they have written', async () => {
    expect(await listComplaints(database.db)).toBe(
      [
        `comment ${ids.comment} below post ${ids.post} “Дождь”, by mark (2)`,
        '  complaints: 3 (insult 2, spam 1), the first 2026-01-03T00:00:00.000Z',
        `  Дурак [2J и ${'очень '.repeat(17)}очень…`,
        '',
        `post ${ids.post} “Дождь”, by vera (1)`,
        '  complaints: 1 (copyright 1), the first 2026-01-03T00:00:00.000Z',
        '  Начало',
      ].join('\n'),
    );
  });

  it('hides a comment once, and brings it back once; the number of the post follows', async () => {
    expect(await act('hide', 'comment', ids.comment)).toBe(
      `The comment ${ids.comment} is hidden; complaints resolved: 3.`,
    );
    await expect(act('hide', 'comment', ids.comment)).rejects.toThrow('is hidden already');
    expect(await state()).toEqual({ isPostHidden: false, isCommentHidden: true, comments: 0, open: 1 });
    await act('restore', 'comment', ids.comment);
    await expect(act('restore', 'comment', ids.comment)).rejects.toThrow('is not hidden');
    expect(await state()).toMatchObject({ isCommentHidden: false, comments: 1 });
    const written = await database.db.select().from(moderations).orderBy(moderations.id);
    expect(written.map(({ id: _, at: __, ...row }) => row)).toEqual(
      ['hide', 'restore'].map((action) => ({
        action,
        moderator: 'Лида',
        reason: 'Брань',
        postId: null,
        commentId: ids.comment,
        userId: null,
      })),
    );
  });

  it('hides a deleted comment without counting it', async () => {
    await act('hide', 'comment', ids.deleted);
    expect(await state()).toMatchObject({ comments: 1 });
    await act('restore', 'comment', ids.deleted);
    expect(await state()).toMatchObject({ comments: 1 });
  });

  it('hides a post, or says that complaints are groundless', async () => {
    expect(await act('hide', 'post', ids.post)).toBe(
      `The post ${ids.post} is hidden; complaints resolved: 1.`,
    );
    await act('dismiss', 'comment', ids.comment);
    await expect(act('dismiss', 'comment', ids.comment)).rejects.toThrow('no open complaint');
    expect(await state()).toEqual({ isPostHidden: true, isCommentHidden: false, comments: 1, open: 0 });
    expect(await listComplaints(database.db)).toBe('There are no open complaints.');
  });

  it('is told of what is not there', async () => {
    const nobody = '018f4e6e-0000-7000-8000-000000000000';
    await expect(act('hide', 'post', 999)).rejects.toThrow('There is no post 999.');
    await expect(act('dismiss', 'comment', nobody)).rejects.toThrow(`There is no comment ${nobody}.`);
  });
});

describe('the command', () => {
  it.each([
    [[], 'Name a command.'],
    [['ban', 'post', '1'], 'Name a command.'],
    [['hide'], 'Name what it is about: post or comment or profile.'],
    [['suspend', 'post', '1', ...signed], 'Name what it is about: user.'],
    [['hide', 'user', 'vera', ...signed], 'Name what it is about'],
    [['suspend', 'user', ' ', ...signed], 'A person is named by number or username.'],
    [['dismiss', 'profile', 'vera', ...signed], 'Name what it is about'],
    [['hide', 'post', 'x', ...signed], 'A post is named by its number.'],
    [['hide', 'comment', '1', ...signed], 'A comment is named by the ID'],
    [['hide', 'post', '1', '--reason', 'Брань'], 'Say who you are'],
    [['hide', 'post', '1', '--by', 'Лида'], 'Say why'],
    [['list', '--now'], "Unknown option '--now'"],
  ])('refuses %j', (args, problem) => {
    expect(() => parseCommand(args)).toThrow(problem);
  });

  /** `npm run moderate -- …` */
  function run(env: Readonly<Record<string, string>>, ...args: readonly (string | number)[]) {
    const [, entry = ''] = project.scripts.moderate.split(' ');
    const options = { env: { PATH: process.env['PATH'], ...compileCache, ...env } };
    return new Promise<readonly [code: number, stdout: string, stderr: string]>((resolve) => {
      execFile(process.execPath, [entry, ...args.map(String)], options, (error, stdout, stderr) =>
        resolve([error === null ? 0 : Number(error.code), stdout, stderr]),
      );
    });
  }

  it(
    'acts on the database of the settings, and says with its code whether it has',
    { timeout: 120_000 },
    async () => {
      const DATA_DIR = await dataFolder();
      let DATABASE_URL = '';
      if (testDatabaseUrl !== undefined) {
        const { url, drop } = await createDatabase(testDatabaseUrl);
        onTestFinished(drop);
        DATABASE_URL = url;
      }
      const { db, close } = await (DATABASE_URL
        ? openPostgres(DATABASE_URL)
        : openEmbedded(join(DATA_DIR, 'database')));
      const { comment } = await complainIn(db);
      await close();
      const env = { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
      expect(await run(env, 'hide', 'comment', comment, ...signed)).toEqual([
        0,
        `The comment ${comment} is hidden; complaints resolved: 3.\n`,
        '',
      ]);
      expect(await run(env, 'hide', 'comment', comment, ...signed)).toEqual([
        1,
        '',
        `The comment ${comment} is hidden already.\n`,
      ]);
      expect(await run(env, '--help')).toEqual([0, expect.stringContaining('hide post NUMBER'), '']);
    },
  );

  it(
    'acts through the server that has the embedded database',
    { timeout: 120_000, tags: ['slow'] },
    async ({ skip }) => {
      if (testDatabaseUrl !== undefined) skip('servers share PostgreSQL');
      const DATA_DIR = await dataFolder();
      const opened = await openEmbedded(join(DATA_DIR, 'database'));
      const { post } = await complainIn(opened.db);
      await opened.close();
      const env = { DATA_DIR, DEMO: '0' };
      const server = await startProcess({ ...env, LOG_LEVEL: 'silent' });
      await server.ready;
      expect(await run(env, 'list')).toEqual([0, expect.stringContaining('Дождь'), '']);
      const hide = () => run(env, 'hide', 'post', post, ...signed);
      expect(await hide()).toEqual([0, `The post ${post} is hidden; complaints resolved: 1.\n`, '']);
      expect(await hide()).toEqual([1, '', `The post ${post} is hidden already.\n`]);
      for (const [args, said] of [
        [['suspend', 'user', 'mark'], /^The user mark \(\d+\) is suspended\.\n$/],
        [['hide', 'profile', 'vera'], /^The profile vera \(\d+\) is hidden\.\n$/],
        [['reinstate', 'user', 'mark'], /^The user mark \(\d+\) is back\.\n$/],
      ] as const)
        expect(await run(env, ...args, ...signed)).toEqual([0, expect.stringMatching(said), '']);
      const modes = ['control', 'control/moderate.sock'].map(
        (name) => statSync(join(DATA_DIR, name)).mode & 0o777,
      );
      expect(modes).toEqual([0o700, 0o600]);
    },
  );

  it(
    'names the server to stop that has the embedded database and no socket',
    { timeout: 120_000 },
    async ({ skip }) => {
      if (testDatabaseUrl !== undefined) skip('servers share PostgreSQL');
      const env = { DATA_DIR: await dataFolder(), DEMO: '0' };
      const server = await startProcess({ ...env, LOG_LEVEL: 'silent' });
      await server.ready;
      rmSync(join(env.DATA_DIR, 'control'), { recursive: true });
      expect(await run(env, 'list')).toEqual([
        1,
        '',
        expect.stringMatching(/is in use by process \d+\. Stop that server.*\n$/),
      ]);
    },
  );
});
