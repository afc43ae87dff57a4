const key = 'hidden_steps';

/** Ids of people who have hidden the first steps on this device. */
const readHidden = (): string[] => localStorage.getItem(key)?.split(',') ?? [];

/** This person has hidden the first steps on this device. */
export function areStepsHidden(user: number): boolean {
  try {
    return readHidden().includes(String(user));
  } catch {
    return false;
  }
}

/** Hides them from this person; where storage is blocked, as long as the page lives. */
export function hideSteps(user: number): void {
  try {
    localStorage.setItem(key, [...new Set([...readHidden(), String(user)])].join(','));
  } catch {
    // Storage is blocked or full.
  }
}
