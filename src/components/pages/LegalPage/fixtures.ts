import type { LegalPageProps } from './LegalPage.tsx';

/** A text with every kind of block, for stories and tests; not the product's own. */
export const sample: Omit<LegalPageProps, 'homeHref' | 'footer'> = {
  title: 'Политика конфиден\u00adциальности',
  edition: 'Редакция от\u00a01\u00a0ноября 2026\u00a0г.',
  sections: [
    {
      id: 'data',
      title: 'Какие данные мы\u00a0собираем',
      blocks: [
        {
          kind: 'paragraph',
          text: 'При регистрации вы\u00a0сообщаете email и\u00a0пароль. Пароль хранится только в\u00a0зашифрованном виде, прочитать его не\u00a0может никто, включая нас.',
        },
        {
          kind: 'paragraph',
          text: 'Если вы\u00a0подтверждаете телефон или указываете банковский счёт для выплат, эти данные сохраняются в\u00a0личном кабинете.',
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
            'чтобы открыть вам доступ к\u00a0аккаунту и\u00a0подпискам;',
            'чтобы перечислять выплаты;',
            'чтобы отвечать на\u00a0обращения в\u00a0поддержку.',
          ],
        },
        {
          kind: 'table',
          head: ['Данные', 'Назначение'],
          rows: [
            ['Email', 'Вход и\u00a0уведомления'],
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
            'Вы\u00a0можете изменить или удалить данные в\u00a0',
            { kind: 'link', text: 'настройках аккаунта', href: '/account/settings' },
            '. ',
            { kind: 'strong', text: 'Удаление необратимо:' },
          ],
        },
        {
          kind: 'bullets',
          items: ['профиль и\u00a0посты исчезнут;', 'подписки прекратятся.'],
        },
      ],
    },
  ],
};
