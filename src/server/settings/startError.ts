/** A failure the operator can cure. `main.ts` prints its message as one line and exits with 1: no stack is shown. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
