import type {
  CommentsProps,
  CommentView,
  Drafts,
  ThreadView,
} from '#src/components/sections/Comments/Comments.tsx';

type Visible = Extract<CommentView, { kind: 'visible' }>;

const vera = { name: 'Вера Лунёва', portrait: 'vera', href: '/profile/vera' } as const;
const ilya = { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/ilya' } as const;
const anna = { name: 'Анна Рощина', portrait: 'anna', href: '/profile/anna' } as const;
const pavel = {
  name: 'Павел Ким',
  portrait: { letter: 'П', ink: 'yellow' },
  href: '/profile/pavel',
} as const;
const dina = {
  name: 'Дина Юнусова',
  portrait: { letter: 'Д', ink: 'pine' },
  href: '/profile/dina',
} as const;

const said = (id: string, person: Visible['person'], text: string, more: Partial<Visible> = {}): Visible => ({
  kind: 'visible',
  id,
  person,
  isAuthor: false,
  time: 'вчера',
  text,
  actions: ['report'],
  ...more,
});

const thread = (comment: CommentView, ...answers: readonly CommentView[]): ThreadView => ({
  id: comment.id,
  comment,
  answers,
  more: undefined,
});

/** Comments for stories and tests. */
export const veras = thread(
  said('vera', vera, 'Восемь тактов не трогайте. Там как раз успеваешь понять, что ты дома один.'),
  said('ilya', ilya, 'Вера, оставляю. Так и напишу в нотах: «дома один».', { isAuthor: true }),
);

export const mine = thread(
  said('mine', anna, 'Можно взять холодильник в титры? Я бы сняла его крупно, с магнитом из Зарайска', {
    actions: ['edit', 'delete'],
  }),
);

export const pavels = thread(
  said('pavel', pavel, 'Проверил тюнером: мой холодильник в си-бемоль.\nМы не сыграемся.', {
    time: '20 ноября, изменён',
    actions: ['report', 'delete', 'block'],
  }),
  said('dina', dina, 'Зато получится джаз.', { time: '20 ноября' }),
);

/** Longer than what is shown at first, with empty lines. */
export const long = thread(
  said(
    'long',
    dina,
    Array.from(
      { length: 12 },
      (_, index) =>
        `${index + 1}. Холодильник гудит, чайник закипает, за стеной соседка учит гаммы: из этого и выйдет песня.`,
    ).join('\n\n\n\n'),
  ),
);

export const gone = thread(
  { kind: 'deleted', id: 'gone' },
  said(
    'left',
    { name: 'Удалённый аккаунт', portrait: { letter: '', ink: 'pine' }, href: undefined },
    'Жаль.',
  ),
);

export const hidden = thread({ kind: 'hidden', id: 'hidden' });

/** Nothing is written, and nothing is kept. */
export const noDrafts: Drafts = {
  open: undefined,
  onOpen: () => {},
  textOf: () => '',
  onText: () => {},
  actionOf: () => ({ kind: 'idle' }),
  onSend: () => {},
  sent: undefined,
};

/** The comments of a post that everybody may comment on. */
export const comments: CommentsProps = {
  count: '38',
  threads: { kind: 'ready', value: [veras, mine, pavels], isRenewing: false },
  more: { kind: 'idle' },
  left: '33',
  writing: { kind: 'open', portrait: 'anna', href: '/profile' },
  drafts: noDrafts,
  newComments: undefined,
  onAction: () => {},
  onMore: () => {},
  onMoreAnswers: () => {},
  onRenew: () => {},
};
