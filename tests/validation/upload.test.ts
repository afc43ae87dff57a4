import { describe, expect, test } from 'vitest';
import { validateUploadRoom, validateUploadSize } from '#src/validation/index.ts';

const megabyte = 1_000_000;
const said = (sentence: string | undefined) => sentence?.replaceAll('\u00a0', ' ');

describe('the size of a file', () => {
  test.each([
    ['picture', 'Картинка весит 34 МБ, а принимаем до 20 МБ. Уменьшите её и выберите снова.'],
    ['audio', 'Запись весит 34 МБ, а принимаем до 20 МБ. Сожмите её, например в MP3, и выберите снова.'],
    ['file', 'Файл весит 34 МБ, а принимаем до 20 МБ. Сожмите его или разделите на части.'],
  ] as const)('of a %s that is too large names both sizes and what to do', (kind, sentence) => {
    expect(said(validateUploadSize(kind, 34 * megabyte, 20 * megabyte))).toBe(sentence);
  });

  test('that is hardly too large does not weigh as much as is allowed', () => {
    expect(said(validateUploadSize('file', 300 * megabyte + 1, 300 * megabyte))).toBe(
      'Файл весит чуть больше 300 МБ, а принимаем до 300 МБ. Сожмите его или разделите на части.',
    );
  });

  test('may be all that is allowed, and is not nothing', () => {
    expect(validateUploadSize('file', 20 * megabyte, 20 * megabyte)).toBe(undefined);
    expect(said(validateUploadSize('file', 0, 20 * megabyte))).toContain('Файл пустой');
  });
});

test('a file for which an author has no room is told what is taken of what', () => {
  const total = 5000 * megabyte;
  expect(validateUploadRoom(100 * megabyte, 4900 * megabyte, total)).toBe(undefined);
  expect(said(validateUploadRoom(200 * megabyte, 4900 * megabyte, total))).toBe(
    'У вас 4,9 ГБ из 5 ГБ занято, и файл в 200 МБ не поместится. Удалите ненужные записи или напишите в поддержку.',
  );
});
