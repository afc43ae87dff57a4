import type { Section } from './blocks.ts';

/** Sections with every kind of block, for stories and tests; not a text of the product. */
export const sections: readonly Section[] = [
  {
    id: 'steps',
    title: 'Как подтвердить телефон',
    blocks: [
      { kind: 'paragraph', text: 'Номер нужен для\u00a0выплат. Подтвердить его можно за\u00a0минуту.' },
      {
        kind: 'numbers',
        items: [
          ['Откройте ', { kind: 'link', text: 'настройки', href: '/account/settings' }, '.'],
          ['Укажите номер и\u00a0нажмите ', { kind: 'strong', text: '«Получить код»' }, '.'],
          'Введите шесть цифр из\u00a0SMS.',
        ],
      },
    ],
  },
  {
    id: 'trouble',
    title: 'Если код не\u00a0пришёл',
    blocks: [
      { kind: 'paragraph', text: 'Чаще всего дело в\u00a0связи или опечатке.' },
      {
        kind: 'paragraph',
        text: [
          'Проверьте номер. Не\u00a0помогло\u00a0— напишите в\u00a0',
          { kind: 'link', text: 'поддержку', href: 'https://support.example/chat' },
          '.',
        ],
      },
      { kind: 'bullets', items: ['нет сети;', 'номер указан с\u00a0ошибкой.'] },
      {
        kind: 'table',
        head: ['Что видно', 'Что делать'],
        rows: [
          ['«Неверный код»', 'Ввести последний из\u00a0присланных'],
          [[{ kind: 'strong', text: 'Код устарел' }], 'Запросить новый'],
        ],
      },
    ],
  },
];
