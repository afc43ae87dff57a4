import type { ArticleGroup } from './articles.ts';

const article = (title: string) => ({
  href: `/knowledge-base?article=${encodeURIComponent(title)}`,
  title,
  description: 'Коротко о\u00a0том, что делать и\u00a0чего ждать.',
});

/** Groups of articles for stories and tests; not the product's own. */
export const groups: readonly ArticleGroup[] = [
  {
    title: 'Начало работы',
    articles: [
      article('Как создать аккаунт'),
      article('Чем наполнить страницу до\u00a0запуска'),
      article('Первый платный пост'),
    ],
  },
  {
    title: 'Деньги',
    articles: [article('Когда приходят выплаты'), article('Из\u00a0чего складываются комиссии')],
  },
  { title: 'Аудитория', articles: [article('Как вовлекать подписчиков')] },
  { title: 'Защита контента', articles: [article('Что делать, если работу скопировали')] },
];

export const results = groups[1]?.articles ?? [];
