/** Testimonials of the landing page: ratings and roles are the specification's (section 1). */
export const reviews = [
  {
    portrait: 'anna',
    name: 'Анна Рощина',
    role: 'Видеоблогер',
    rating: 5.0,
    quote:
      'Раньше доход зависел от\u00a0рекламы и\u00a0настроения алгоритмов. Теперь у\u00a0канала есть подписчики, которые платят за\u00a0то, чтобы он\u00a0выходил.',
    place: 'largeFirst',
  },
  {
    portrait: 'ilya',
    name: 'Илья Коваль',
    role: 'Музыкант',
    rating: 4.2,
    quote: 'Выкладываю демо и\u00a0ноты для тех, кто подписан. Альбом записали на\u00a0деньги слушателей.',
    place: 'smallLast',
  },
  {
    portrait: 'vera',
    name: 'Вера Лунёва',
    role: 'Писатель',
    rating: 5.0,
    quote:
      'Публикую роман по\u00a0главам. Читатели спорят в\u00a0закрытом чате, и\u00a0финал уже дважды менялся.',
    place: 'smallFirst',
  },
  {
    portrait: 'mark',
    name: 'Марк Шатров',
    role: 'Артист-шоумен',
    rating: 4.0,
    quote:
      'Зал видит номер один раз, а\u00a0подписчики\u00a0— как он\u00a0рождается. Репетиции неожиданно стали кормить лучше корпоративов.',
    place: 'largeLast',
  },
] as const;

/** One testimonial and its place in the checkered grid. */
export type ReviewData = (typeof reviews)[number];
