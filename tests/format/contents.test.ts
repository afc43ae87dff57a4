import { expect, test } from 'vitest';
import { formatContents } from '#src/format/contents.ts';

test.each([
  [{ pictures: 0, audio_seconds: 0, files: 0 }, ''],
  [{ pictures: 12, audio_seconds: 188, files: 0 }, '12\u00a0фото, запись на\u00a03\u00a0минуты'],
  [{ pictures: 0, audio_seconds: 41, files: 2 }, 'запись на\u00a041\u00a0секунду, 2\u00a0файла'],
  [{ pictures: 0, audio_seconds: 0, files: 1 }, '1\u00a0файл'],
])('%j are %j', (contents, text) => {
  expect(formatContents(contents)).toBe(text);
});
