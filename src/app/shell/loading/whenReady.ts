import type { DataRouter } from 'react-router-dom';

/** Waits for the code of the first page. @returns whether it has come */
export async function whenReady(router: DataRouter): Promise<boolean> {
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  return router.state.errors === null;
}
