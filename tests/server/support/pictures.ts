import sharp from 'sharp';
import { addMedia, makeForms, openPicture, type Store } from '#src/server/media/index.ts';
import type { Database } from '#src/server/database/index.ts';

/** A red picture of an author's, 800 pixels by 400. */
export async function addPicture(db: Database, store: Store, authorId: number): Promise<string> {
  const drawn = sharp({ create: { width: 800, height: 400, channels: 3, background: '#f00' } });
  const forms = await makeForms(openPicture(await drawn.png().toBuffer()), [960, 480]);
  return addMedia(db, store, { ...forms, authorId, kind: 'picture', name: 'я.png' });
}
