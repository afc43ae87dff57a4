import type { OpenDatabase } from '#src/server/database/index.ts';
import { clearDeparted } from '#src/server/users/departures.ts';
import type { TestServer } from './testServer.ts';

/** The job has removed what deleted accounts have left. */
export async function clearAway({ clock, db }: TestServer & OpenDatabase): Promise<void> {
  await clock.pass(61);
  await clearDeparted(db);
}
