import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { articles, findArticles } from '#src/app/knowledge/catalogue.ts';

test('every article that is written is in the catalogue', () => {
  const written = globSync('src/app/knowledge/articles/*.md').map((path) => basename(path, '.md'));
  expect([...articles.keys()].toSorted()).toEqual(written.toSorted());
});

describe('the search of the knowledge base', () => {
  test.each([
    ['выплаты', 'payouts'],
    ['выплат', 'payouts'],
    ['КОМИССИИ', 'fees'],
    ['комисс', 'fees'],
    ['удалить аккаунт', 'delete'],
    ['удаление', 'delete'],
    ['забыл пароль', 'password'],
    ['сменить email', 'email'],
    ['телефона', 'phone'],
    ['рост дохода', 'growth'],
    ['наде\u0308жныи\u0306', 'security'],
    ['емайл', undefined],
    ['отминить подписку', 'cancel'],
    ['жёсткий диск', undefined],
    ['', undefined],
  ])('«%s» finds %s', (query, expected) => {
    expect(findArticles(query)[0]).toBe(expected);
  });
});
