import { tiles } from '#src/components/primitives/Art/Art.tsx';
import type {
  EditorBlock,
  LimitsView,
  MediaView,
  PaywallView,
  UploadView,
} from '#src/components/sections/PostEditor/PostEditor.tsx';

const text = (words: string) => [{ text: words }];

/** A post with every block, for stories and tests. */
export const blocks: readonly EditorBlock[] = [
  {
    type: 'paragraph',
    runs: [
      {
        text: 'Три окна, один ноутбук и правило: ни одного кадра дольше четырёх секунд, если в нём никто не ',
      },
      { text: 'дышит', bold: true },
      { text: '. Ниже раскладка ' },
      { text: 'дорожек', italic: true },
      { text: ' и ' },
      { text: 'список горячих клавиш', href: 'https://example.ru/keys' },
      { text: '.' },
    ],
  },
  { type: 'paragraph', runs: text('Монтирую по ночам, когда в доме тихо.') },
  {
    type: 'picture',
    media: 'lens',
    alt: 'Клавиши и пластинка',
    caption: 'Стол монтажёра. Жёлтая клавиша западает с августа.',
  },
  { type: 'heading', level: 2, text: 'С чего начинаю' },
  {
    type: 'list',
    ordered: false,
    items: [
      text('смотрю всё подряд и ничего не режу;'),
      text('ставлю метку там, где захотелось чаю;'),
      text('выкидываю всё, что до метки.'),
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
  { type: 'quote', runs: text('Хороший монтаж слышно: он дышит вместе с героем.') },
  { type: 'paywall' },
  { type: 'heading', level: 3, text: 'Что понадобится' },
  { type: 'list', ordered: true, items: [text('Посмотреть.'), text('Послушать.')] },
  { type: 'audio', media: 'room', title: 'Комната без звука' },
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
      sound: { id: 'room', note: 'Запись, 1,1 МБ', seconds: 40, src: '/media/room/original' },
    },
  ],
  ['keys', { kind: 'file', file: { note: 'PDF, 380 КБ', href: '/media/keys/original' } }],
]);

/** Files on their way, each in a state of its own. */
export const uploads: ReadonlyMap<string, UploadView> = new Map<string, UploadView>([
  [
    'tracks',
    {
      preview: tiles.keys.src,
      state: { kind: 'uploading', progress: 0.4, note: '1,6 из 4 МБ · ещё 12 секунд' },
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
        reason: 'Связь оборвалась на 71 %. Файл ждёт в этом браузере.',
        canRetry: true,
      },
    },
  ],
  [
    'large',
    {
      state: {
        kind: 'failed',
        reason: '84 МБ, а можно до 20. Сохраните в JPEG и попробуйте снова.',
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
  title: 'Дальше для «Первого ряда» и «За кулисами»',
  note: 'Не увидят 1 070 бесплатных подписчиков и гости',
};

export const limits: LimitsView = {
  picture: 'JPEG, PNG, WebP, до 20 МБ',
  audio: 'MP3, M4A, WAV, до 300 МБ',
  file: 'Любой файл до 300 МБ',
};
