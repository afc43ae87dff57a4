import type { PublishPanelProps } from '#src/components/sections/PublishPanel/PublishPanel.tsx';

/** A draft that waits for its hour, for stories and tests. */
export const later: Pick<
  PublishPanelProps,
  | 'stage'
  | 'when'
  | 'schedule'
  | 'zones'
  | 'zoneSearch'
  | 'remark'
  | 'publication'
  | 'withdrawal'
  | 'findings'
  | 'previewHref'
> = {
  stage: { kind: 'draft' },
  when: 'later',
  schedule: { day: '2026-11-24', time: '19:00', zone: 'Europe/Moscow' },
  zones: [
    ['Europe/Kaliningrad', 'Калининград, UTC+2'],
    ['Europe/Moscow', 'Москва, UTC+3'],
    ['Asia/Vladivostok', 'Владивосток, UTC+10'],
  ],
  zoneSearch: {
    label: 'Страна или город',
    none: 'Ничего не нашлось. Напишите страну или её крупный город',
    find: (text) =>
      [['Asia/Kolkata', 'Индия, UTC+5:30'] as const].filter(([, zone]) =>
        zone.toLowerCase().startsWith(text),
      ),
  },
  remark: 'Во Владивостоке будет 2:00, уже 25 ноября',
  publication: { kind: 'idle' },
  withdrawal: { kind: 'idle' },
  findings: undefined,
  previewHref: '/post/preview/7',
};
