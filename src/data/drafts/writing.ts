/** Downloaded when it is needed: most people never write a post. */
export const writing = () => import('../writing/index.ts');

/** Whether this browser has ever kept a post; one that does not tell may have. */
export async function hasAny(): Promise<boolean> {
  try {
    if (!('databases' in indexedDB)) return true;
    return (await indexedDB.databases()).some(({ name }) => name === 'writing');
  } catch {
    return false;
  }
}
