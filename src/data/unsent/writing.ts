/** Downloaded when it is needed: most people never write a post. */
export const writing = () => import('../writing/index.ts');

/** Whether this browser has ever kept a post. */
export async function hasAny(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'writing');
  } catch {
    return false;
  }
}
