import { useState } from 'react';
import type { Listening } from '#src/components/sections/PostBody/index.ts';
import type { Speed } from '#src/components/sections/AudioPlayer/index.ts';

/** What sounds share: the speed that one listens at. */
export function useListening(): Listening {
  const [speed, setSpeed] = useState<Speed>(1);
  return { place: 0, speed, onSpeedChange: setSpeed, onPlace: () => {}, onStale: () => {} };
}
