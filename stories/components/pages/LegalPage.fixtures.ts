import type { LegalPageProps } from '#src/components/pages/LegalPage/LegalPage.tsx';

/** A text with every kind of block, for stories and tests; not the product's own. */
export const sample: Omit<LegalPageProps, 'homeHref' | 'footer'> = {
  title: 'Политика конфиден\u00adциальности',
  edition: 'Редакция от 1 ноября 2026 г.',
  sections: [
    {
      id: 'data',
      title: 'Какие данные мы собираем',
      blocks: [
        {
          kind: 'paragraph',
          text: 'При регистрации вы сообщаете email и пароль. Пароль хранится только в зашифрованном виде, прочитать его не может никто, включая нас.',
        },
        {
          kind: 'paragraph',
          text: 'Если вы подтверждаете телефон или указываете банковский счёт для выплат, эти данные сохраняются в личном кабинете.',
        },
      ],
    },
    {
      id: 'purpose',
      title: 'Зачем они нужны',
      blocks: [
        { kind: 'paragraph', text: 'Данные используются только для работы сервиса:' },
        {
          kind: 'numbers',
          items: [
            'чтобы открыть вам доступ к аккаунту и подпискам;',
            'чтобы перечислять выплаты;',
            'чтобы отвечать на обращения в поддержку.',
          ],
        },
        {
          kind: 'table',
          head: ['Данные', 'Назначение'],
          rows: [
            ['Email', 'Вход и уведомления'],
            ['Банковский счёт', 'Еженедельные выплаты'],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Ваши права',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Вы можете изменить или удалить данные в ',
            { kind: 'link', text: 'настройках аккаунта', href: '/account/settings' },
            '. ',
            { kind: 'strong', text: 'Удаление необратимо:' },
          ],
        },
        {
          kind: 'bullets',
          items: ['профиль и посты исчезнут;', 'подписки прекратятся.'],
        },
      ],
    },
  ],
};
