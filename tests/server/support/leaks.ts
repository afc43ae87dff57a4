import type { WholePost } from '#src/api/contract.ts';
import { createAddresses } from '#src/server/media/index.ts';
import { deriveSecret } from '#src/server/settings/secretKey.ts';
import { layTable, secret, type Asked } from './postDoors.ts';
import { mayTakePart, opens, type Audience, type Reader } from './readers.ts';
import { secretKey } from './testServer.ts';

/** Reply of one door (`got`) beside the right one. */
interface Finding {
  readonly door: string;
  readonly got: readonly unknown[];
  readonly right: readonly unknown[];
}

/**
 * Tries every door as one kind of reader.
 * @param author a name that nobody has
 * @returns each of them; a leak is one that got another thing than is right
 */
export async function tryDoors(server: Asked, reader: Reader, author: string): Promise<readonly Finding[]> {
  const { doors, commentDoors, writingDoors, posts, files, bearer, readerId } = await layTable(
    server,
    reader,
    author,
  );
  const { 'the page of the post': page, ...lists } = doors;
  const addresses = createAddresses(deriveSecret(secretKey, 'media'), server.clock.now);
  const found: Finding[] = [];
  for (const audience of Object.keys(opens) as Audience[]) {
    const note = (door: string, got: Finding['got'], right: Finding['right']) =>
      found.push({ door: `${reader}, ${audience}: ${door}`, got, right });
    const isAllowed = opens[audience].includes(reader);

    const whole = await page(audience);
    const { access, blocks } = whole.json<WholePost>();
    const shown = [
      access.granted,
      blocks.length,
      whole.body.includes(secret),
      whole.body.includes(files[audience]),
    ];
    note('the page', shown, [isAllowed, isAllowed ? 4 : 1, isAllowed, isAllowed]);

    for (const [name, open] of Object.entries(lists)) {
      const { statusCode, body } = await open(audience);
      note(name, [statusCode, body.includes(secret)], [200, false]);
    }

    for (const [name, open] of Object.entries(commentDoors)) {
      const { statusCode, body } = await open(audience);
      const isRead = isAllowed && name === 'comments';
      note(name, [statusCode < 400, body.includes(secret)], [isAllowed, isRead]);
    }
    for (const [name, open] of Object.entries(writingDoors)) {
      const { statusCode, body } = await open(audience);
      note(name, [statusCode, body.includes(secret)], [mayTakePart(reader, audience) ? 201 : 403, false]);
    }

    const signed = await server.send('GET', addresses.signed(files[audience], 'original', readerId));
    const file = [signed.statusCode, signed.body.includes(secret)];
    note('the file', file, isAllowed ? [200, true] : [403, false]);
    const { statusCode } = await server.send('GET', addresses.open(files[audience], 'original'));
    note('the file without a signature', [statusCode], [audience === 'everyone' ? 200 : 403]);
    const like = await server.send('PUT', `/api/posts/${posts[audience]}/like/`, {}, bearer);
    note('a heart', [like.statusCode], [mayTakePart(reader, audience) ? 200 : 403]);
  }
  return found;
}

/** Leaks among the findings. */
export const leaksOf = (found: readonly Finding[]) =>
  found.filter(({ got, right }) => JSON.stringify(got) !== JSON.stringify(right));
