import type { SessionView } from '#src/components/sections/SessionList/SessionList.tsx';

/** Sessions for stories and tests. */
export const here: SessionView = {
  id: 'a',
  device: 'Chrome, Windows',
  lastUsed: 'Активность: только что',
  isCurrent: true,
  end: { kind: 'idle' },
};

export const phone: SessionView = {
  id: 'b',
  device: 'Safari, iPhone',
  lastUsed: 'Активность: 2 часа назад',
  isCurrent: false,
  end: { kind: 'idle' },
};

export const unknown: SessionView = {
  id: 'c',
  device: 'Неизвестное устройство',
  lastUsed: 'Активность: 3 ноября',
  isCurrent: false,
  end: { kind: 'idle' },
};
