import { describe, expect, test } from 'vitest';
import { validateAuthorName, validateBio, validateRole } from '#src/validation/index.ts';

const tooLong = (max: number) => `Не более ${max} символов`;

describe('name', () => {
  test.each([
    [' Анна Рощина ', undefined],
    ['😀'.repeat(100), undefined],
    ['', 'Введите имя'],
    [' \n', 'Введите имя'],
    ['А'.repeat(101), tooLong(100)],
  ])('«%s»: %s', (value, message) => {
    expect(validateAuthorName(value)).toBe(message);
  });
});

describe('what an author does', () => {
  test.each([
    [' Документалист ', undefined],
    ['А'.repeat(60), undefined],
    ['', 'Напишите, чем занимаетесь'],
    ['А'.repeat(61), tooLong(60)],
  ])('«%s»: %s', (value, message) => {
    expect(validateRole(value)).toBe(message);
  });
});

describe('about oneself', () => {
  test.each([
    ['', undefined],
    [` ${'А'.repeat(300)} `, undefined],
    ['😀'.repeat(301), tooLong(300)],
  ])('«%s»: %s', (value, message) => {
    expect(validateBio(value)).toBe(message);
  });
});
