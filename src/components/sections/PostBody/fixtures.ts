import { tiles } from '../../primitives/Art/index.ts';
import type { BlockView } from './blocks.ts';
import type { Listening } from './PostBody.tsx';

const text = (words: string) => [{ text: words }];

/** A post with every kind of block, for stories and tests. */
export const blocks: readonly BlockView[] = [
  {
    type: 'paragraph',
    runs: text(
      'Записал на\u00a0кухне, поэтому слышно холодильник. Сначала хотел переписать, потом заметил, что\u00a0он\u00a0гудит в\u00a0ля, а\u00a0песня как раз в\u00a0ля\u00a0миноре. Пусть остаётся.',
    ),
  },
  {
    type: 'paragraph',
    runs: [
      { text: 'В\u00a0файле клавиши и\u00a0бас. ' },
      { text: 'Мелодию оставил пустой', bold: true },
      { text: ': пришлите свою. Можно ' },
      { text: 'напеть в\u00a0телефон', italic: true },
      { text: ', можно нотами, можно ' },
      { text: 'письмом', href: 'mailto:ilya@example.ru' },
      { text: '.' },
    ],
  },
  {
    type: 'picture',
    // A drawing said to be as large as a photo.
    picture: { ...tiles.keys, width: 1440, height: 720, alt: 'Клавиши, одна из\u00a0них жёлтая' },
    caption: 'Вот на\u00a0этом всё и\u00a0записано. Жёлтая клавиша западает с\u00a0августа.',
  },
  { type: 'heading', level: 2, text: 'Что внутри' },
  {
    type: 'paragraph',
    runs: text('Куплет держится на\u00a0трёх нотах, припев на\u00a0четырёх. Между ними восемь тактов.'),
  },
  {
    type: 'audio',
    sound: {
      id: 'song',
      title: 'Третья песня, кухонный дубль',
      note: 'Запись, 5,8\u00a0МБ',
      seconds: 188,
      src: '/media/song/original',
    },
  },
  { type: 'quote', runs: text('Ля\u00a0— это нота, которую знает даже холодильник.') },
  { type: 'heading', level: 3, text: 'Что понадобится' },
  { type: 'list', ordered: false, items: [text('клавиши, любые'), text('холодильник')] },
  { type: 'list', ordered: true, items: [text('Послушать.'), text('Напеть.')] },
  { type: 'paywall' },
  {
    type: 'gallery',
    figures: [tiles.guitar, tiles.listener, tiles.hands].map((tile) => ({
      picture: { ...tile, alt: 'Кадр' },
    })),
  },
  { type: 'divider' },
  { type: 'file', file: { title: 'Третья песня, ноты.pdf', note: 'PDF, 1,2\u00a0МБ', href: '/notes.pdf' } },
  {
    type: 'paragraph',
    runs: text('Лучшие мелодии выложу в\u00a0воскресенье, с\u00a0именами.'),
  },
];

/** What sounds need, without effects. */
export const listening: Listening = {
  placeOf: () => 0,
  speed: 1,
  onSpeedChange: () => {},
  onPlace: () => {},
  onStale: () => {},
};
