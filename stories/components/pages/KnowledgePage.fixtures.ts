import type { ArticleGroup } from '#src/components/pages/KnowledgePage/KnowledgePage.tsx';

const article = (title: string) => ({
  href: `/knowledge-base?article=${encodeURIComponent(title)}`,
  title,
  description: 'Коротко о том, что делать и чего ждать.',
});

/** Groups of articles for stories and tests; not the product's own. */
export const groups: readonly ArticleGroup[] = [
  {
    title: 'Начало работы',
    articles: [
      article('Как создать аккаунт'),
      article('Чем наполнить страницу до запуска'),
      article('Первый платный пост'),
    ],
  },
  {
    title: 'Деньги',
    articles: [article('Когда приходят выплаты'), article('Из чего складываются комиссии')],
  },
  { title: 'Аудитория', articles: [article('Как вовлекать подписчиков')] },
  { title: 'Защита контента', articles: [article('Что делать, если работу скопировали')] },
];

export const results = groups[1]?.articles ?? [];

export const documents = [
  { href: '/terms-of-service', title: 'Пользовательское соглашение' },
  { href: '/privacy-policy', title: 'Политика конфиденциальности' },
];
