import { type Speed, speeds } from '#src/components/sections/AudioPlayer/index.ts';
import type { Listening } from '#src/components/sections/PostBody/index.ts';
import { useSounds } from '#src/data/posts/sounds.ts';

/** The sounds of a post share speed and positions. @param onStale reloads the addresses after one has failed */
export function useListening(onStale: () => void): Listening {
  const { speed, setSpeed, placeOf, keepPlace } = useSounds();
  const known: Speed = speeds.find((each) => each === speed) ?? 1;
  return { speed: known, onSpeedChange: setSpeed, placeOf, onPlace: keepPlace, onStale };
}
