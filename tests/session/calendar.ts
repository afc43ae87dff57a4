import { onTestFinished, vi } from 'vitest';

/** Stops the date for the length of a test; timers go on. */
export function stopDate() {
  let now = Date.UTC(2026, 0, 15, 9);
  const date = vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => date.mockRestore());
  return {
    /** @param ms milliseconds, backwards when negative */
    pass(ms: number): void {
      now += ms;
    },
  };
}

/** Tells the page that a person has come back to it. */
export const lookAgain = () => window.dispatchEvent(new Event('focus'));

/** Lets everything happen that waits for neither the network nor the date. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
