const key = 'sounds';
/** Places that are kept; of more the oldest go. */
const limit = 50;

/** What is remembered of somebody's listening on this device. */
export interface Sounds {
  /** Id of the account. */
  readonly user: number;
  /** How fast the person listens: 1 is as it was recorded. */
  readonly speed: number;
  /** Ids of sounds with the second where the person stopped, the last one last. */
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

/** What is remembered of this person; of anybody else, and where storage is blocked or holds something else, nothing. */
export function readSounds(user: number): Sounds {
  const nothing: Sounds = { user, speed: 1, places: [] };
  try {
    const { user: owner, speed, places } = parse(localStorage.getItem(key));
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

function keep(sounds: Sounds): void {
  try {
    localStorage.setItem(key, JSON.stringify(sounds));
  } catch {
    // Blocked or full: the sound starts from its beginning next time.
  }
}

/** Remembers where somebody stopped listening; at 0 there is nothing to remember. */
export function keepPlace(user: number, id: string, seconds: number): void {
  const known = readSounds(user);
  const others = known.places.filter(([other]) => other !== id);
  keep({ ...known, places: seconds > 0 ? [...others, [id, seconds] as const].slice(-limit) : others });
}

/** Remembers how fast somebody listens. */
export const keepSpeed = (user: number, speed: number): void => keep({ ...readSounds(user), speed });

/** Deletes it from the device. */
export function forgetSounds(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
