import { useCallback, useState } from 'react';
import { useOnSignedOut, useUser } from '#src/session/index.ts';
import { forgetSounds, keepPlace, keepSpeed, readSounds } from './sounds.ts';

/** Nobody has this id. */
const nobody = 0;

/** Where the person stopped listening to each sound, and how fast they listen: on this device, until they sign out. */
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
      (id: string) => readSounds(user).places.find(([known]) => known === id)?.[1] ?? 0,
      [user],
    ),
    keepPlace: useCallback((id: string, seconds: number) => keepPlace(user, id, seconds), [user]),
  };
}

/** Forgets them when somebody signs out. */
export const useForgetSounds = (): void => useOnSignedOut(forgetSounds);
