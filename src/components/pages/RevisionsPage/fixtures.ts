import type { Block } from '#src/compare/version.ts';
import type { ChangesProps } from './Changes.tsx';
import type { RevisionView } from './RevisionsPage.tsx';

const paragraph = (text: string): Block => ({ type: 'paragraph', runs: [{ text }] });

/** Three versions of a post, for stories and tests. */
export const revisions: readonly RevisionView[] = [
  { id: 9, when: 'Сегодня, 14:32', note: 'Нынешняя · 412\u00a0слов' },
  { id: 8, when: 'Вчера, 23:08', note: 'Этот браузер · 386\u00a0слов' },
  { id: 1, when: '18\u00a0ноября, 11:02', note: 'Первая запись · 64\u00a0слова' },
];

export const changes: ChangesProps = {
  before: {
    title: 'Как я\u00a0монтирую дома',
    blocks: [
      paragraph('Ни\u00a0одного кадра дольше пяти секунд, если в\u00a0нём никто не\u00a0дышит.'),
      paragraph('Смотрю всё подряд и\u00a0ничего не\u00a0режу. Обычно на\u00a0это уходит ночь.'),
    ],
  },
  now: {
    title: 'Как я\u00a0монтирую дома',
    blocks: [
      paragraph('Ни\u00a0одного кадра дольше четырёх секунд, если в\u00a0нём никто не\u00a0дышит.'),
      paragraph('Смотрю всё подряд и\u00a0ничего не\u00a0режу.'),
      { type: 'heading', level: 2, text: 'Что потом' },
    ],
  },
};
