import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Block, Body, Reply } from '#src/api/contract.ts';
import { writerOf, type Writer } from './support/drafts.ts';
import { enterAuthor, paragraph } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();

let vera: Writer;
let authorId: number;

beforeEach(async () => {
  const { bearer, id } = await enterAuthor(server(), 'vera');
  authorId = id;
  vera = writerOf(server(), bearer);
});

/** Titles of what a search finds, the newest first. */
const find = async (search: string, writer = vera) => {
  const reply = await writer.call('GET', `/api/drafts/?search=${encodeURIComponent(search)}`);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<Reply<'drafts'>>().results.map(({ title }) => title);
};

describe('a search in one’s own posts', () => {
  const write = (title: string, ...blocks: Block[]) => vera.make({ title, blocks });

  it.each<[search: string, what: string, written: Partial<Body<'createDraft'>>]>([
    ['ПАРОМ', 'another case', { blocks: [paragraph('Ушёл паром.')] }],
    [
      'паром',
      'a word that is half bold',
      { blocks: [{ type: 'quote', runs: [{ text: 'па' }, { text: 'ром', bold: true }] }] },
    ],
    ['елка', 'ё for е', { blocks: [paragraph('Ёлка в лесу')] }],
    ['Ёжик', 'е for ё', { title: 'Ежик в тумане' }],
    ['йод'.normalize('NFD'), 'decomposed letters', { blocks: [paragraph('йод')] }],
    ['йод', 'composed letters', { blocks: [paragraph('йод'.normalize('NFD'))] }],
    ['замок', 'a stress mark', { blocks: [paragraph('за\u0301мок')] }],
    ['перенос', 'a soft hyphen', { blocks: [paragraph('пере\u00ADнос')] }],
    ['подписчики', 'another ending', { blocks: [paragraph('для подписчиков')] }],
    ['podcasts', 'an English ending', { blocks: [paragraph('one podcast')] }],
    [
      'подкаст эпизод',
      'words apart, in another order',
      { blocks: [paragraph('Эпизод первый'), paragraph('новый подкаст')] },
    ],
    [
      'эпизод вечер',
      'one in the title, one in the text',
      { title: 'Вечерний', blocks: [paragraph('эпизод')] },
    ],
    ['подп', 'the beginning of a word', { blocks: [paragraph('подписчик')] }],
    ['п', 'the first letter of a word', { blocks: [paragraph('подписчик')] }],
    ['на', 'a word that says little', { blocks: [paragraph('стоит на столе')] }],
    ['начинаю', 'a form longer than the stem', { blocks: [paragraph('начинают')] }],
    ['стинг', 'the middle of a word of the title', { title: 'Кастинг' }],
    ['100%', 'a sign of the title', { title: 'Паром 100%' }],
    ['%', 'a sign alone', { title: 'Паром 100%' }],
    ['_', 'a sign that patterns have', { title: 'a_b' }],
    ['\\', 'a backslash', { title: 'C:\\ферма' }],
    ['2027', 'a number', { blocks: [paragraph('План на 2027 год')] }],
    [
      'вторым',
      'an item of a list',
      { blocks: [{ type: 'list', ordered: false, items: [[{ text: 'первый' }], [{ text: 'второй' }]] }] },
    ],
    ['глава', 'a heading', { blocks: [{ type: 'heading', level: 2, text: 'Глава' }] }],
    ['студия', 'a part of a compound', { blocks: [paragraph('веб-студия')] }],
    ['пример', 'a part of an address', { blocks: [paragraph('https://сайт.рф/пример?а=б')] }],
  ])('«%s» finds %s', async (search, _, written) => {
    await vera.make({ title: 'Другое', blocks: [paragraph('Гром')] });
    const { title } = await vera.make({ title: 'Это', blocks: [], ...written });
    expect(await find(search)).toEqual([title]);
  });

  it.each([
    ['ром', 'the middle of a word of the text'],
    ['паромщик', 'more than the word'],
    ['паром ветер', 'one of two words'],
    ['paragraph', 'the name of a block'],
    ["'", 'a quote'],
    ['паром & !ветер | x:*', 'what search engines read'],
    ['пл ыл', 'words joined'],
    ['плылвечер', 'words of two paragraphs'],
    ['вечера утро', 'what is not there'],
  ])('«%s» does not find %s', async (search) => {
    await write('Это', paragraph('Паром плыл'), paragraph('вечерами'));
    expect(await find(search)).toEqual([]);
  });

  it('finds captions, names of files and what pictures show', async () => {
    const { db } = server();
    const blocks = [
      { type: 'picture', media: randomUUID(), alt: 'Закат', caption: 'Осень' },
      {
        type: 'gallery',
        pictures: [
          { media: randomUUID(), alt: 'Берёза' },
          { media: randomUUID(), alt: '', caption: 'Поляна' },
        ],
      },
      { type: 'file', media: randomUUID(), title: 'Ноты.pdf' },
    ];
    await db.execute(sql`insert into drafts (author_id, title, blocks, saved_at)
      values (${authorId}, 'Это', ${JSON.stringify(blocks)}::jsonb, now())`);
    for (const word of ['закат', 'осень', 'березы', 'поляны', 'ноты', 'pdf'])
      expect(await find(word)).toEqual(['Это']);
  });

  it('finds the present words, and those of before no more', async () => {
    const draft = await write('Это', paragraph('старое утро'));
    await vera.save(draft, { title: 'Это', blocks: [paragraph('новое утро')] });
    expect(await find('старое')).toEqual([]);
    expect(await find('новое утро')).toEqual(['Это']);
  });

  it('finds nothing of other people', async () => {
    await write('Тайна', paragraph('секрет'));
    const mark = writerOf(server(), (await enterAuthor(server(), 'mark')).bearer);
    expect([await find('тайна', mark), await find('секрет', mark), await find('', mark)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('has at most 50 characters, and none that no text has', async () => {
    expect(await find('п'.repeat(50))).toEqual([]);
    for (const search of ['п'.repeat(51), '\0']) await expect(find(search)).rejects.toThrow('50');
  });

  it('keeps words of any length and number', async () => {
    await write('Это', paragraph('я'.repeat(20_000)), paragraph('пена'));
    await write(
      'То',
      ...Array.from({ length: 9 }, (_, part) =>
        paragraph(Array.from({ length: 1500 }, (__, word) => `слово${part * 1500 + word}`).join(' ')),
      ),
    );
    expect(await find('яяяяя пена')).toEqual(['Это']);
    expect(await find('слово0')).toEqual(['То']);
  });

  it('asks for three lists at once, as the page does', async () => {
    const states = ['draft', 'scheduled', 'published'];
    const replies = await Promise.all(
      states.map((state) => vera.call('GET', `/api/drafts/?state=${state}&search=x`)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });
});
