/** Lets everything that can happen without the clock moving happen. */
export async function idle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
