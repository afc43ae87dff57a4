import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';

/** Whatever the connection before has left is forgotten, as it is on a server: its transaction, its named statements. */
async function forgetConnection(database: PGlite): Promise<void> {
  await database.exec('rollback');
  await database.exec('discard all');
}

/** What the driver takes for a socket: its messages are answered in this process. */
function embeddedSocket(database: PGlite): Duplex {
  const socket: Duplex = new Duplex({
    // Replies are pushed as they come.
    read: () => undefined,
    // All that was written in one go: it costs the database one call.
    async writev(parts, done) {
      const replies: Uint8Array[] = [];
      try {
        // Not `execProtocolRaw`: PGlite would also parse every row for itself and keep it for ever.
        await database.execProtocolRawStream(Buffer.concat(parts.map(({ chunk }) => chunk)), {
          // A view of the database's own memory, good until it goes on.
          onRawData: (data) => replies.push(data.slice()),
        });
        if (replies.length > 0) socket.push(Buffer.concat(replies));
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    final(done) {
      socket.push(null);
      done();
    },
  });
  return Object.assign(socket, {
    connect() {
      forgetConnection(database).then(
        () => socket.emit('connect'),
        (error: Error) => socket.destroy(error),
      );
    },
    setNoDelay: () => undefined,
    ref: () => undefined,
    unref: () => undefined,
  });
}

/**
 * The embedded database by PostgreSQL's own driver, so that both are spoken to alike. The driver can name statements,
 * which are then planned once; PGlite's own calls plan each anew, and that is four fifths of a short query.
 */
export function embeddedPool(database: PGlite): Pool {
  return new Pool({
    // There is but one session. It is given up after a failed query only.
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => embeddedSocket(database),
    // What PGlite calls itself, whatever the environment says of other servers.
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
}
