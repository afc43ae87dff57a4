import { eq } from 'drizzle-orm';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { addComment } from './comments.ts';
import { writerOf } from './drafts.ts';
import { newestLink } from './mailbox.ts';
import { addPost, addSubscription, addTier, enterAuthor, idOf } from './people.ts';
import { addPicture } from './pictures.ts';
import type { TestServer } from './testServer.ts';

type Server = TestServer & OpenDatabase;

async function addSomebody(server: Server, name: string) {
  const { db, store } = server;
  const { bearer, id: authorId } = await enterAuthor(server, name);
  const email = `${name}@example.ru`;
  const phone = { phone: `+7900000000${authorId}`, emailVerified: true };
  await db.update(tables.users).set(phone).where(eq(tables.users.email, email));
  const userId = await idOf(db, email);
  const { id: postId } = await addPost(db, { authorId });
  const { id: tierId } = await addTier(db, authorId, 10_000);
  const picture = await addPicture(db, store, authorId);
  const comment = await addComment(db, { postId, authorId, userId });
  const draft = await writerOf(server, bearer).make();
  return { bearer, authorId, email, userId, postId, tierId, picture, comment, draft };
}

/** Two people who have one of everything, and a guest who has just registered. */
export async function makeWorldOfTwo(server: Server) {
  const victim = await addSomebody(server, 'vera');
  const attacker = await addSomebody(server, 'kirill');
  const { db } = server;
  await addSubscription(db, { userId: attacker.userId, authorId: victim.authorId });
  const [subscription] = await db.select().from(tables.subscriptions);
  const guest = { email: 'guest@example.ru', bearer: await server.enterUnverified('guest@example.ru') };
  const activation = newestLink(await server.messages(), 'Подтверждение адреса');
  return { victim, attacker, guest, activation, subscriptionId: subscription?.id ?? 0 };
}

export type WorldOfTwo = Awaited<ReturnType<typeof makeWorldOfTwo>>;
