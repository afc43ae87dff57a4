import type { Versions } from '#src/components/pages/ConflictPage/ConflictPage.tsx';

const paragraph = (text: string): Versions['mine']['blocks'][number] => ({
  type: 'paragraph',
  runs: [{ text }],
});
const [same, tea] = [
  paragraph('Начинаю с того, что смотрю всё подряд и ничего не режу.'),
  paragraph('Ставлю метку там, где захотелось чаю.'),
];

/** Three places that differ, for stories and tests. */
export const versions: Versions = {
  mine: {
    title: 'Как я монтирую дома',
    blocks: [paragraph('Ни одного кадра дольше четырёх секунд, если в нём никто не дышит.'), same, tea],
  },
  theirs: {
    title: 'Как я монтирую ночью',
    blocks: [
      paragraph('Ни одного кадра дольше трёх секунд, если в нём никто не дышит.'),
      same,
      tea,
      paragraph('Если герой молчит дольше, это уже не пауза, а сцена.'),
    ],
  },
  notes: { mine: 'этот браузер, сегодня в 14:32', theirs: 'телефон, сегодня в 14:29' },
};
