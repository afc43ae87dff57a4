import type { SessionView } from './SessionRow.tsx';

/** Sessions for stories and tests. */
export const here: SessionView = {
  id: 'a',
  device: 'Chrome, Windows',
  lastUsed: 'Активность: только\u00a0что',
  isCurrent: true,
  end: { kind: 'idle' },
};

export const phone: SessionView = {
  id: 'b',
  device: 'Safari, iPhone',
  lastUsed: 'Активность: 2\u00a0часа назад',
  isCurrent: false,
  end: { kind: 'idle' },
};

export const unknown: SessionView = {
  id: 'c',
  device: 'Неизвестное устройство',
  lastUsed: 'Активность: 3\u00a0ноября',
  isCurrent: false,
  end: { kind: 'idle' },
};
