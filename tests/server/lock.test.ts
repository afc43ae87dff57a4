import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder, prepareFolder } from '#src/server/database/index.ts';
import { temporaryFolder } from './support/serverProcess.ts';

test('a data folder is made with the folders above it', () => {
  const folder = join(temporaryFolder(), 'a/b');
  prepareFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test('a data folder that the system does not let us make is named', () => {
  expect(() => prepareFolder('/proc/soavtor')).toThrow(
    'The data folder /proc/soavtor cannot be written to (ENOENT). Allow this user to write there or set DATA_DIR.',
  );
});

test('a lock that is free again can be taken again', () => {
  const folder = temporaryFolder();
  lockFolder(folder).release();
  expect(() => lockFolder(folder).release()).not.toThrow();
});

test('a lock file that is unusable is named, and no other server is blamed', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'server.lock'));
  expect(() => lockFolder(folder)).toThrow(
    /server\.lock cannot be used\. Let this user write it, or delete it while no server runs on the folder\.$/,
  );
});
