import { useCallback, useState } from 'react';
import { useOnSignedOut, useUser } from '#src/session/index.ts';

const storageKey = 'sounds';
/** The most positions that are stored; the oldest are dropped. */
const limit = 50;

/** Listening state of a person on this device. */
export interface Sounds {
  /** Id of the account. */
  readonly user: number;
  /** The speed of listening: 1 is as it was recorded. */
  readonly speed: number;
  /** Ids of sounds with the second at which the person stopped, the last one last. */
  readonly places: readonly (readonly [id: string, seconds: number])[];
}

const isPlace = (value: unknown): value is Sounds['places'][number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  Number.isFinite(value[1]) &&
  value[1] >= 0;

function parse(text: string | null): Partial<Sounds> {
  const value: unknown = JSON.parse(text ?? '{}');
  return typeof value === 'object' && value !== null ? value : {};
}

/** This person's listening; nothing of anybody else, or if storage is blocked or holds something else. */
export function readSounds(user: number): Sounds {
  const nothing: Sounds = { user, speed: 1, places: [] };
  try {
    const { user: owner, speed, places } = parse(localStorage.getItem(storageKey));
    if (owner !== user) return nothing;
    return {
      user,
      speed: typeof speed === 'number' ? speed : 1,
      places: Array.isArray(places) ? places.filter(isPlace) : [],
    };
  } catch {
    return nothing;
  }
}

function store(sounds: Sounds): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(sounds));
  } catch {
    // Storage is blocked or full: the sound starts from its beginning next time.
  }
}

/** Stores the position in a sound; 0 removes it. */
export function keepPlace(user: number, id: string, seconds: number): void {
  const sounds = readSounds(user);
  const others = sounds.places.filter(([other]) => other !== id);
  store({ ...sounds, places: seconds > 0 ? [...others, [id, seconds] as const].slice(-limit) : others });
}

/** Stores the speed of listening. */
export const keepSpeed = (user: number, speed: number): void => store({ ...readSounds(user), speed });

/** Deletes it from the device. */
export function forgetSounds(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored there.
  }
}

/** An id that no account has. */
const nobody = 0;

/** The person's place in each sound and speed of listening: on this device, until they sign out. */
export function useSounds() {
  const user = useUser()?.id ?? nobody;
  const [speed, setSpeed] = useState(() => readSounds(user).speed);
  return {
    speed,
    setSpeed: useCallback(
      (chosen: number) => {
        setSpeed(chosen);
        keepSpeed(user, chosen);
      },
      [user],
    ),
    placeOf: useCallback(
      (id: string) => readSounds(user).places.find(([other]) => other === id)?.[1] ?? 0,
      [user],
    ),
    keepPlace: useCallback((id: string, seconds: number) => keepPlace(user, id, seconds), [user]),
  };
}

/** Deletes them when a person logs out. */
export const useForgetSounds = (): void => useOnSignedOut(forgetSounds);
