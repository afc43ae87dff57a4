const key = 'hidden_steps';

/** Whether this person does without the first steps on this device. */
export function areStepsHidden(user: number): boolean {
  try {
    return localStorage.getItem(key) === String(user);
  } catch {
    return false;
  }
}

/** Shows them no more to this person; where storage is blocked, as long as the page lives. */
export function hideSteps(user: number): void {
  try {
    localStorage.setItem(key, String(user));
  } catch {
    // Storage is blocked or full.
  }
}
