import { tiles } from '../../primitives/Art/index.ts';
import type { EditorBlock } from './blocks.ts';
import type { LimitsView, MediaView, PaywallView, UploadView } from './media.ts';

const text = (words: string) => [{ text: words }];

/** A post with every block, for stories and tests. */
export const blocks: readonly EditorBlock[] = [
  {
    type: 'paragraph',
    runs: [
      {
        text: 'Три окна, один ноутбук и\u00a0правило: ни\u00a0одного кадра дольше четырёх секунд, если в\u00a0нём никто не\u00a0',
      },
      { text: 'дышит', bold: true },
      { text: '. Ниже раскладка ' },
      { text: 'дорожек', italic: true },
      { text: ' и\u00a0' },
      { text: 'список горячих клавиш', href: 'https://example.ru/keys' },
      { text: '.' },
    ],
  },
  { type: 'paragraph', runs: text('Монтирую по\u00a0ночам, когда в\u00a0доме тихо.') },
  {
    type: 'picture',
    media: 'lens',
    alt: 'Клавиши и\u00a0пластинка',
    caption: 'Стол монтажёра. Жёлтая клавиша западает с\u00a0августа.',
  },
  { type: 'heading', level: 2, text: 'С\u00a0чего начинаю' },
  {
    type: 'list',
    ordered: false,
    items: [
      text('смотрю всё подряд и\u00a0ничего не\u00a0режу;'),
      text('ставлю метку там, где захотелось чаю;'),
      text('выкидываю всё, что до\u00a0метки.'),
    ],
  },
  {
    type: 'gallery',
    pictures: [
      { media: 'hands', alt: 'Руки', caption: 'Три кадра, между которыми резать нельзя.' },
      { media: 'listener', alt: 'Слушатель' },
      { media: 'guitar', alt: 'Гитара' },
    ],
  },
  { type: 'quote', runs: text('Хороший монтаж слышно: он\u00a0дышит вместе с\u00a0героем.') },
  { type: 'paywall' },
  { type: 'heading', level: 3, text: 'Что\u00a0понадобится' },
  { type: 'list', ordered: true, items: [text('Посмотреть.'), text('Послушать.')] },
  { type: 'audio', media: 'room', title: 'Комната без\u00a0звука' },
  { type: 'divider' },
  { type: 'file', media: 'keys', title: 'Горячие клавиши.pdf' },
];

const pictureOf = ({ src }: { src: string }, width = 960, height = 480): MediaView => ({
  kind: 'picture',
  picture: { src, width, height },
});

/** The files that `blocks` name. */
export const media: ReadonlyMap<string, MediaView> = new Map([
  ['lens', pictureOf(tiles.keys)],
  ['hands', pictureOf(tiles.hands, 480, 480)],
  ['listener', pictureOf(tiles.listener, 480, 480)],
  ['guitar', pictureOf(tiles.guitar, 480, 480)],
  [
    'room',
    {
      kind: 'audio',
      sound: { id: 'room', note: 'Запись, 1,1\u00a0МБ', seconds: 40, src: '/media/room/original' },
    },
  ],
  ['keys', { kind: 'file', file: { note: 'PDF, 380\u00a0КБ', href: '/media/keys/original' } }],
]);

/** Files on their way, each in a state of its own. */
export const uploads: ReadonlyMap<string, UploadView> = new Map<string, UploadView>([
  [
    'tracks',
    {
      preview: tiles.keys.src,
      state: { kind: 'uploading', progress: 0.4, note: '1,6 из\u00a04\u00a0МБ · ещё 12\u00a0секунд' },
    },
  ],
  ['table', { state: { kind: 'paused', progress: 0.7 } }],
  ['song', { state: { kind: 'uploading', progress: 0.25 } }],
  ['notes', { state: { kind: 'waiting' } }],
  ['frame', { state: { kind: 'done', media: 'hands' } }],
  ['cover', { state: { kind: 'processing' } }],
  [
    'lost',
    {
      state: {
        kind: 'failed',
        reason: 'Связь оборвалась на\u00a071\u00a0%. Файл ждёт в\u00a0этом браузере.',
        canRetry: true,
      },
    },
  ],
  [
    'large',
    {
      state: {
        kind: 'failed',
        reason: '84\u00a0МБ, а\u00a0можно до\u00a020. Сохраните в\u00a0JPEG и\u00a0попробуйте снова.',
        canRetry: false,
      },
    },
  ],
]);

/** The blocks of `uploads`. */
export const uploadBlocks: readonly EditorBlock[] = [
  { type: 'upload', id: 'tracks', kind: 'picture', name: 'Раскладка дорожек.png' },
  { type: 'upload', id: 'table', kind: 'picture', name: 'Стол.jpg' },
  { type: 'upload', id: 'song', kind: 'audio', name: 'Комната без звука.mp3' },
  { type: 'upload', id: 'notes', kind: 'file', name: 'Ноты.pdf' },
  { type: 'upload', id: 'frame', kind: 'gallery', name: 'Первый кадр.png' },
  { type: 'upload', id: 'cover', kind: 'gallery', name: 'Второй кадр.png' },
  { type: 'upload', id: 'lost', kind: 'picture', name: 'Стол сверху.heic' },
  { type: 'upload', id: 'large', kind: 'picture', name: 'Полный прогон.tiff' },
];

export const paywall: PaywallView = {
  kind: 'cuts',
  title: 'Дальше для\u00a0«Первого ряда» и\u00a0«За\u00a0кулисами»',
  note: 'Не\u00a0увидят 1\u00a0070 бесплатных подписчиков и\u00a0гости',
};

export const limits: LimitsView = {
  picture: 'JPEG, PNG, WebP, до\u00a020\u00a0МБ',
  audio: 'MP3, M4A, WAV, до\u00a0300\u00a0МБ',
  file: 'Любой файл до\u00a0300\u00a0МБ',
};
