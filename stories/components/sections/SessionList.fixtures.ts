import type { SessionView } from '#src/components/sections/SessionList/SessionList.tsx';

/** Sessions for stories and tests. */
export const here: SessionView = {
  id: 'a',
  device: 'Chrome, Windows',
  since: 'Вход: сегодня, 14:32',
  lastUsed: 'Активность: только что',
  isCurrent: true,
  end: { kind: 'idle' },
};

export const phone: SessionView = {
  id: 'b',
  device: 'Safari, iPhone',
  since: 'Вход: вчера, 9:15',
  lastUsed: 'Активность: 2 часа назад',
  isCurrent: false,
  end: { kind: 'idle' },
};

/** Another browser of the same name. */
export const twin: SessionView = {
  ...here,
  id: 'd',
  since: 'Вход: 20 ноября, 8:40',
  lastUsed: 'Активность: вчера',
  isCurrent: false,
};

export const unknown: SessionView = {
  id: 'c',
  device: 'Неизвестное устройство',
  since: 'Вход: 28 октября, 23:08',
  lastUsed: 'Активность: 3 ноября',
  isCurrent: false,
  end: { kind: 'idle' },
};
