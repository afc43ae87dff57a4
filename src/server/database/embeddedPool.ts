import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';

/** Called when the database itself has failed, rather than a query: it answers nothing any more. */
type Fail = (error: unknown) => void;

/** All that the connection before has left is forgotten, as it is on a server: its transaction, its named statements. */
async function forgetConnection(database: PGlite): Promise<void> {
  await database.exec('rollback');
  await database.exec('discard all');
}

/** What the driver takes for a socket: its messages are answered in this process. */
function embeddedSocket(database: PGlite, fail: Fail): Duplex {
  const socket: Duplex = new Duplex({
    // Replies are pushed as they come.
    read: () => undefined,
    // All that was written in one go: it costs the database one call.
    async writev(parts, done) {
      const replies: Uint8Array[] = [];
      try {
        // Not `execProtocolRaw`: PGlite would also parse every row for itself and never release it.
        await database.execProtocolRawStream(Buffer.concat(parts.map(({ chunk }) => chunk)), {
          // A view of the database's own memory, valid until its next step.
          onRawData: (data) => replies.push(data.slice()),
        });
      } catch (error) {
        fail(error);
      }
      if (replies.length > 0) socket.push(Buffer.concat(replies));
      done();
    },
    final(done) {
      socket.push(null);
      done();
    },
  });
  return Object.assign(socket, {
    connect: () => void forgetConnection(database).then(() => socket.emit('connect'), fail),
    setNoDelay: () => undefined,
    ref: () => undefined,
    unref: () => undefined,
  });
}

/** What comes out of PostgreSQL when a query was wrong; `POSTGRES_MAIN_LONGJMP` in PGlite. */
const isQueryError = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 100;

/** After any other failure PGlite continues as if the query had been answered. */
function watch({ Module: postgres }: PGlite, fail: Fail): void {
  const { _PostgresMainLoopOnce: answer } = postgres;
  Object.assign(postgres, {
    _PostgresMainLoopOnce() {
      try {
        answer();
      } catch (error) {
        if (!isQueryError(error)) fail(error);
        throw error;
      }
    },
  });
}

/**
 * The embedded database by PostgreSQL's own driver, so that both are spoken to alike. The driver can name statements,
 * which are then planned once; PGlite's own calls plan each one again, and that is four fifths of a short query.
 */
export function embeddedPool(database: PGlite, fail: Fail): Pool {
  watch(database, fail);
  return new Pool({
    // There is but one session. It is given up after a failed query only. No time limits: a query runs in this process.
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => embeddedSocket(database, fail),
    // PGlite's own name: the environment may name another server's.
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
}
