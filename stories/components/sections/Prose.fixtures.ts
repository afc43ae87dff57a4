import type { Section } from '#src/components/sections/Prose/Prose.tsx';

/** Sections with every kind of block, for stories and tests; not a text of the product. */
export const sections: readonly Section[] = [
  {
    id: 'steps',
    title: 'Как подтвердить телефон',
    blocks: [
      { kind: 'paragraph', text: 'Номер нужен для выплат. Подтвердить его можно за минуту.' },
      {
        kind: 'numbers',
        items: [
          ['Откройте ', { kind: 'link', text: 'настройки', href: '/account/settings' }, '.'],
          ['Укажите номер и нажмите ', { kind: 'strong', text: '«Получить код»' }, '.'],
          'Введите шесть цифр из SMS.',
        ],
      },
    ],
  },
  {
    id: 'trouble',
    title: 'Если код не пришёл',
    blocks: [
      { kind: 'paragraph', text: 'Чаще всего дело в связи или опечатке.' },
      {
        kind: 'paragraph',
        text: [
          'Проверьте номер. Не помогло — напишите в ',
          { kind: 'link', text: 'поддержку', href: 'https://support.example/chat' },
          '.',
        ],
      },
      { kind: 'bullets', items: ['нет сети;', 'номер указан с ошибкой.'] },
      {
        kind: 'table',
        head: ['Что видно', 'Что делать'],
        rows: [
          ['«Неверный код»', 'Ввести последний из присланных'],
          [[{ kind: 'strong', text: 'Код устарел' }], 'Запросить новый'],
        ],
      },
    ],
  },
];
