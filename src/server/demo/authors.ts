/** The people of the demo; the first one can log in. Amounts are kopecks per month. */
export const demoAuthors = {
  anna: {
    email: 'anna@example.ru',
    username: 'anna.roshchina',
    firstName: 'Анна',
    lastName: 'Рощина',
    role: 'Видеоблогер',
    tiers: [
      { name: 'Первый ряд', price: 50_000 },
      { name: 'За\u00a0кулисами', price: 120_000 },
    ],
  },
  ilya: {
    email: 'ilya@example.ru',
    username: 'ilya.koval',
    firstName: 'Илья',
    lastName: 'Коваль',
    role: 'Музыкант',
    tiers: [{ name: 'Партер', price: 30_000 }],
  },
  vera: {
    email: 'vera@example.ru',
    username: 'vera.luneva',
    firstName: 'Вера',
    lastName: 'Лунёва',
    role: 'Писатель',
    tiers: [{ name: 'Первый читатель', price: 50_000 }],
  },
  mark: {
    email: 'mark@example.ru',
    username: 'mark.shatrov',
    firstName: 'Марк',
    lastName: 'Шатров',
    role: 'Артист, шоумен',
    tiers: [{ name: 'Первый ряд', price: 50_000 }],
  },
  zoya: {
    email: 'zoya@example.ru',
    username: 'zoya.mirskaya',
    firstName: 'Зоя',
    lastName: 'Мирская',
    role: 'Художник, иллюстратор',
    tiers: [
      { name: 'Мастерская', price: 40_000 },
      { name: 'Тираж', price: 150_000 },
    ],
  },
  timur: {
    email: 'timur@example.ru',
    username: 'timur.aksakov',
    firstName: 'Тимур',
    lastName: 'Аксаков',
    role: 'Подкастер',
    tiers: [{ name: 'Соведущий', price: 25_000 }],
  },
} as const;

export type DemoAuthor = keyof typeof demoAuthors;

/** Known to everyone: printed at the start of a demo server. */
export const demoLogin = { email: demoAuthors.anna.email, password: 'Soavtor2026' } as const;
