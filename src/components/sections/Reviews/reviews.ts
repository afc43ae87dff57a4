/** Testimonials of the landing page: ratings and roles are the specification's (section 1). */
export const reviews = [
  {
    portrait: 'anna',
    name: 'Анна Рощина',
    role: 'Видеоблогер',
    rating: 5.0,
    quote:
      'Раньше доход зависел от рекламы и настроения алгоритмов. Теперь у канала есть подписчики, которые платят за то, чтобы он выходил.',
    place: 'largeFirst',
  },
  {
    portrait: 'ilya',
    name: 'Илья Коваль',
    role: 'Музыкант',
    rating: 4.2,
    quote: 'Выкладываю демо и ноты для тех, кто подписан. Альбом записали на деньги слушателей.',
    place: 'smallLast',
  },
  {
    portrait: 'vera',
    name: 'Вера Лунёва',
    role: 'Писатель',
    rating: 5.0,
    quote: 'Публикую роман по главам. Читатели спорят в закрытом чате, и финал уже дважды менялся.',
    place: 'smallFirst',
  },
  {
    portrait: 'mark',
    name: 'Марк Шатров',
    role: 'Артист-шоумен',
    rating: 4.0,
    quote:
      'Зал видит номер один раз, а подписчики — как он рождается. Репетиции неожиданно стали кормить лучше корпоративов.',
    place: 'largeLast',
  },
] as const;

/** One testimonial and its place in the checkered grid. */
export type ReviewData = (typeof reviews)[number];
