import type { RevisionsPageProps, RevisionView } from '#src/components/pages/RevisionsPage/RevisionsPage.tsx';

type Changes = Extract<RevisionsPageProps['changes'], { kind: 'ready' }>['value'];

const paragraph = (text: string): Changes['now']['blocks'][number] => ({
  type: 'paragraph',
  runs: [{ text }],
});

/** Three versions of a post, for stories and tests. */
export const revisions: readonly RevisionView[] = [
  { id: 9, when: 'Сегодня, 14:32', note: 'Нынешняя · 412 слов' },
  { id: 8, when: 'Вчера, 23:08', note: 'Этот браузер · 386 слов' },
  { id: 1, when: '18 ноября, 11:02', note: 'Первая запись · 64 слова' },
];

export const changes: Changes = {
  before: {
    title: 'Как я монтирую дома',
    blocks: [
      paragraph('Ни одного кадра дольше пяти секунд, если в нём никто не дышит.'),
      paragraph('Смотрю всё подряд и ничего не режу. Обычно на это уходит ночь.'),
    ],
  },
  now: {
    title: 'Как я монтирую дома',
    blocks: [
      paragraph('Ни одного кадра дольше четырёх секунд, если в нём никто не дышит.'),
      paragraph('Смотрю всё подряд и ничего не режу.'),
      { type: 'heading', level: 2, text: 'Что потом' },
    ],
  },
};
