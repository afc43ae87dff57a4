import type { Block } from '#src/compare/version.ts';
import type { Versions } from './Comparison.tsx';

const paragraph = (text: string): Block => ({ type: 'paragraph', runs: [{ text }] });
const [same, tea] = [
  paragraph('Начинаю с\u00a0того, что смотрю всё подряд и\u00a0ничего не\u00a0режу.'),
  paragraph('Ставлю метку там, где захотелось чаю.'),
];

/** Three places that differ, for stories and tests. */
export const versions: Versions = {
  mine: {
    title: 'Как я\u00a0монтирую дома',
    blocks: [
      paragraph('Ни\u00a0одного кадра дольше четырёх секунд, если в\u00a0нём никто не\u00a0дышит.'),
      same,
      tea,
    ],
  },
  theirs: {
    title: 'Как я\u00a0монтирую ночью',
    blocks: [
      paragraph('Ни\u00a0одного кадра дольше трёх секунд, если в\u00a0нём никто не\u00a0дышит.'),
      same,
      tea,
      paragraph('Если герой молчит дольше, это уже не\u00a0пауза, а\u00a0сцена.'),
    ],
  },
  notes: { mine: 'этот браузер, сегодня в\u00a014:32', theirs: 'телефон, сегодня в\u00a014:29' },
};
