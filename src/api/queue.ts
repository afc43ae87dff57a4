/**
 * Runs one job after another, in the order in which they come. A job that fails is its caller's to handle: those after it run
 * all the same.
 * @returns puts a job into the queue, and resolves or rejects as the job does
 */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function enqueue<Value>(job: () => Promise<Value>): Promise<Value> {
    const turn = last.then(job);
    last = turn.catch(() => undefined);
    return turn;
  };
}
