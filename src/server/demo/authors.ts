/** People of the demo, typed with plain spaces; the first one can log in. Amounts are kopecks per month. */
export const demoAuthors = {
  anna: {
    email: 'anna@example.ru',
    username: 'anna.roshchina',
    firstName: 'Анна',
    lastName: 'Рощина',
    role: 'Видеоблогер',
    bio: 'Снимаю дворы, вокзалы и людей, которые никуда не торопятся. Монтирую по ночам, выкладываю по средам.',
    cover: 'lens',
    daysHere: 520,
    tiers: [
      {
        name: 'Первый ряд',
        price: 50_000,
        description: 'Видео на день раньше и всё, что не вошло в монтаж.',
      },
      {
        name: 'За кулисами',
        price: 120_000,
        description: 'То же и исходники: можно перемонтировать и сказать, что было лучше.',
      },
    ],
  },
  ilya: {
    email: 'ilya@example.ru',
    username: 'ilya.koval',
    firstName: 'Илья',
    lastName: 'Коваль',
    role: 'Музыкант',
    bio: 'Пишу песни на кухне и рассказываю, из чего они сделаны. По воскресеньям отдаю ноты.',
    cover: 'guitar',
    daysHere: 430,
    tiers: [{ name: 'Партер', price: 30_000, description: 'Черновики, ноты и песни, которые не вышли.' }],
  },
  vera: {
    email: 'vera@example.ru',
    username: 'vera.luneva',
    firstName: 'Вера',
    lastName: 'Лунёва',
    role: 'Писатель',
    bio: 'Пишу роман о вокзале, третий год. Герои уже уехали, я ещё на платформе.',
    cover: 'writer',
    daysHere: 610,
    tiers: [
      {
        name: 'Первый читатель',
        price: 50_000,
        description: 'Главы до редактора и всё вырезанное.',
      },
    ],
  },
  mark: {
    email: 'mark@example.ru',
    username: 'mark.shatrov',
    firstName: 'Марк',
    lastName: 'Шатров',
    role: 'Артист, шоумен',
    bio: 'Показываю номера до того, как они готовы. После тоже, но это уже не так весело.',
    cover: 'keys',
    daysHere: 615,
    tiers: [{ name: 'Первый ряд', price: 50_000, description: 'Репетиции по вторникам и номера целиком.' }],
  },
  zoya: {
    email: 'zoya@example.ru',
    username: 'zoya.mirskaya',
    firstName: 'Зоя',
    lastName: 'Мирская',
    role: 'Художник, иллюстратор',
    bio: 'Режу линолеум и иногда пальцы. Показываю доски, оттиски и то, что пошло в мусор.',
    cover: 'hands',
    daysHere: 300,
    tiers: [
      { name: 'Мастерская', price: 40_000, description: 'Доски в работе и пробные оттиски.' },
      { name: 'Тираж', price: 150_000, description: 'То же и право первым выбрать номер оттиска.' },
    ],
  },
  timur: {
    email: 'timur@example.ru',
    username: 'timur.aksakov',
    firstName: 'Тимур',
    lastName: 'Аксаков',
    role: 'Подкастер',
    bio: 'Записываю разговоры с теми, кто молчит на работе: машинистами, смотрителями, монтажёрами.',
    cover: 'listener',
    daysHere: 240,
    tiers: [{ name: 'Соведущий', price: 25_000, description: 'Выпуски без вырезанных пауз.' }],
  },
} as const;

export type DemoAuthor = keyof typeof demoAuthors;

/** Known to everyone: printed at the start of a demo server. */
export const demoLogin = { email: demoAuthors.anna.email, password: 'Soavtor2026' } as const;

export interface DemoSubscription {
  readonly author: DemoAuthor;
  readonly daysAgo: number;
  /** Absent: a free subscription. */
  readonly paid?: { readonly tier: string; readonly daysLeft: number };
  readonly cancelledDaysAgo?: number;
}

/** Subscriptions of the demo login; days count from the first start of the server. */
export const demoSubscriptions: readonly DemoSubscription[] = [
  { author: 'ilya', daysAgo: 10, paid: { tier: 'Партер', daysLeft: 20 } },
  { author: 'vera', daysAgo: 18, paid: { tier: 'Первый читатель', daysLeft: 12 }, cancelledDaysAgo: 3 },
  { author: 'mark', daysAgo: 40 },
];
