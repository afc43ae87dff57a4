import { tiles } from '#src/components/primitives/Art/Art.tsx';
import type { BlockView, Listening } from '#src/components/sections/PostBody/PostBody.tsx';

const text = (words: string) => [{ text: words }];

/** A post with every kind of block, for stories and tests. */
export const blocks: readonly BlockView[] = [
  {
    type: 'paragraph',
    runs: text(
      'Записал на кухне, поэтому слышно холодильник. Сначала хотел переписать, потом заметил, что он гудит в ля, а песня как раз в ля миноре. Пусть остаётся.',
    ),
  },
  {
    type: 'paragraph',
    runs: [
      { text: 'В файле клавиши и бас. ' },
      { text: 'Мелодию оставил пустой', bold: true },
      { text: ': пришлите свою. Можно ' },
      { text: 'напеть в телефон', italic: true },
      { text: ', можно нотами, можно ' },
      { text: 'письмом', href: 'mailto:ilya@example.ru' },
      { text: '.' },
    ],
  },
  {
    type: 'picture',
    // A drawing said to be as large as a photo.
    picture: { ...tiles.keys, width: 1440, height: 720, alt: 'Клавиши, одна из них жёлтая' },
    caption: 'Вот на этом всё и записано. Жёлтая клавиша западает с августа.',
  },
  { type: 'heading', level: 2, text: 'Что внутри' },
  {
    type: 'paragraph',
    runs: text('Куплет держится на трёх нотах, припев на четырёх. Между ними восемь тактов.'),
  },
  {
    type: 'audio',
    sound: {
      id: 'song',
      title: 'Третья песня, кухонный дубль',
      note: 'Запись, 5,8 МБ',
      seconds: 188,
      src: '/media/song/original',
    },
  },
  { type: 'quote', runs: text('Ля — это нота, которую знает даже холодильник.') },
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
  { type: 'file', file: { title: 'Третья песня, ноты.pdf', note: 'PDF, 1,2 МБ', href: '/notes.pdf' } },
  {
    type: 'paragraph',
    runs: text('Лучшие мелодии выложу в воскресенье, с именами.'),
  },
];

/** Props of sounds without effects. */
export const listening: Listening = {
  placeOf: () => 0,
  speed: 1,
  onSpeedChange: () => {},
  onPlace: () => {},
  onStale: () => {},
};
