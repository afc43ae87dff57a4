import type { BlockedReader } from '#src/components/sections/BlockedReaders/BlockedReaders.tsx';

/** Readers for stories and tests. */
export const pavel: BlockedReader = {
  id: 7,
  name: 'Павел Ким',
  portrait: { letter: 'П', ink: 'yellow' },
  href: '/profile/pavel',
  unblocking: { kind: 'idle' },
};

export const dina: BlockedReader = {
  id: 8,
  name: 'Дина Юнусова',
  portrait: { letter: 'Д', ink: 'pine' },
  href: '/profile/dina',
  unblocking: { kind: 'idle' },
};

/** These readers, loaded. */
export const ready = (...value: BlockedReader[]) => ({ kind: 'ready', value, isRenewing: false }) as const;
