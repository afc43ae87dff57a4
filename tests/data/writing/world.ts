import type { Draft } from '#src/api/contract.ts';
import { type ApiError, malformed, offline } from '#src/api/errors.ts';
import { fits } from '#src/api/guard/fits.ts';
import { fail, type Result, succeed } from '#src/api/result.ts';
import { type Content, contentOf, isSame, type Saved, savedOf } from '#src/data/writing/content.ts';
import type { DeviceStore, LocalDraft } from '#src/data/writing/deviceStore.ts';
import type { TabLock } from '#src/data/writing/tabLock.ts';
import { createDraftServer } from '#src/data/writing/server.ts';
import { createDraftSession } from '#src/data/writing/draftSession.ts';
import type { Session } from '#src/session/index.ts';
import { createFakeClock } from '#tests/api/fakeClock.ts';

export const anna = 1;

/** A text of one paragraph. */
export const textOf = (text: string, more: Partial<Content> = {}): Content => ({
  title: 'Как я монтирую дома',
  blocks: text === '' ? [] : [{ type: 'paragraph', runs: [{ text }] }],
  audience: 'everyone',
  price: null,
  tiers: [],
  ...more,
});

/** The text of its first paragraph. */
export function wordsOf(content: Content | undefined): string {
  const [first] = content?.blocks ?? [];
  return first?.type === 'paragraph' ? first.runs.map(({ text }) => text).join('') : '';
}

/**
 * State of the network: `lossy` carries a call out and loses its answer, `slow` keeps the answer until it is let go,
 * `garbled` makes nonsense of it, and under `broken` the call itself throws.
 */
export type Weather = 'fair' | 'offline' | 'lossy' | 'slow' | 'garbled' | 'broken';

/** Answers with a status of success that are not what the contract promises. */
const nonsense: readonly ((draft: object) => unknown)[] = [
  () => null,
  () => [],
  () => ({}),
  () => ({ blocks: [] }),
  (draft) => ({ ...draft, tiers: undefined }),
  (draft) => ({ ...draft, blocks: null }),
  (draft) => ({ ...draft, blocks: [null, 1] }),
  (draft) => ({ ...draft, id: 'a' }),
  (draft) => ({ ...draft, revision: undefined }),
  (draft) => ({ ...draft, media: undefined }),
];

const refused = (status: number, detail = ''): ApiError => ({
  kind: 'http',
  status,
  fields: {},
  nonField: [],
  ...(detail !== '' && { detail }),
});
/** The server refuses the text. */
export const badRequest = refused(400, 'Слишком длинно.');
/** The server does not know the person any more. */
export const unauthorized = refused(401);

const never = new Promise<never>(() => {});

/** A server that keeps posts as ours does. */
function createServer() {
  const posts = new Map<number, Draft>();
  const made = new Map<string, number>();
  const lastSaves = new Map<number, string>();
  const late: (() => void)[] = [];
  const world = {
    weather: 'fair' as Weather,
    /** Instead of an answer. */
    refusal: undefined as ApiError | undefined,
    /** States that were replaced, and are kept therefore. */
    replaced: [] as Draft[],
    /** Names of the received calls. */
    calls: [] as string[],
    under: 0,
    most: 0,
    posts,
    answerAll(): void {
      for (const tell of late.splice(0)) tell();
    },
    /** Another device saves. */
    saveElsewhere(id: number, content: Content): void {
      lastSaves.set(id, 'elsewhere');
      put(id, content);
    },
    put,
  };

  function put(id: number, content: Content): Draft {
    const draft: Draft = {
      price: null,
      ...savedOf(content),
      id,
      state: 'draft',
      words: 0,
      saved_at: '2026-01-15T09:00:00Z',
      publish_at: null,
      publish_problem: null,
      published_at: null,
      changed: false,
      pinned: false,
      media: [],
      revision: (posts.get(id)?.revision ?? 0) + 1,
    };
    posts.set(id, draft);
    return draft;
  }

  async function answer(name: string, carryOut: () => Result<Draft>): Promise<Result<unknown>> {
    world.calls.push(name);
    if (world.weather === 'broken') throw new Error('Broken');
    world.under += 1;
    world.most = Math.max(world.most, world.under);
    await Promise.resolve();
    const { weather, refusal } = world;
    const known = weather === 'offline' || refusal !== undefined ? fail(refusal ?? offline) : carryOut();
    if (weather === 'slow') await new Promise<void>((resolve) => late.push(resolve));
    world.under -= 1;
    if (world.weather === 'lossy') return fail(offline);
    const garble = nonsense[world.calls.length % nonsense.length];
    return weather === 'garbled' && known.ok && garble ? succeed(garble(known.value)) : known;
  }

  const find = (id: number): Result<Draft> => {
    const draft = posts.get(id);
    return draft === undefined ? fail(refused(404)) : succeed(draft);
  };

  function create(key: string, saved: Content): Result<Draft> {
    const known = made.get(key);
    if (known !== undefined) return find(known);
    const id = 100 + made.size;
    made.set(key, id);
    return succeed(put(id, saved));
  }

  function save(id: number, revision: string, { save_id: saveId, replaces, ...saved }: Input['body']) {
    const draft = posts.get(id);
    if (draft === undefined) return find(id);
    if (lastSaves.get(id) === saveId)
      return isSame(contentOf(draft), saved) ? find(id) : fail(refused(409, 'Другой текст.'));
    if (`"${draft.revision}"` !== revision) return fail(refused(412));
    lastSaves.set(id, saveId);
    if (replaces) world.replaced.push(draft);
    return succeed(put(id, saved));
  }

  interface Input {
    readonly params: { readonly id: string };
    readonly key: string;
    readonly headers: { readonly 'If-Match': string };
    readonly body: Saved & { save_id: string; replaces?: true };
  }
  async function call(name: string, { params, key, headers, body }: Input): Promise<Result<unknown>> {
    if (name === 'createDraft') return answer('create', () => create(key, body));
    if (name === 'draft') return answer('load', () => find(Number(params.id)));
    return answer('save', () => save(Number(params.id), headers['If-Match'], body));
  }
  const server = createDraftServer({
    // Only these three calls are made; the client looks at what it is answered.
    call: (async (name: string, input: Input) => {
      const result = await call(name, input);
      return result.ok && !fits(name, result.value) ? fail(malformed) : result;
    }) as unknown as Session['call'],
    generation: () => 1,
    getSnapshot: () => ({ status: 'authenticated' }),
  });
  return Object.assign(world, { server });
}

/** Store of a device that never fails. */
function createMemoryStore() {
  const all = new Map<string, LocalDraft>();
  const device = {
    isFull: false,
    /** The browser's own code throws. */
    isBroken: false,
    /** It never answers. */
    isHanging: false,
    /** It gives back what another version of the app has kept. */
    isForeign: false,
    all,
  };
  const keyOf = (user: number, place: string) => `${user} ${place}`;
  const check = () => {
    if (device.isFull) throw new DOMException('Full', 'QuotaExceededError');
  };
  /** Throws before there is a promise. */
  const breakable =
    <Rest extends unknown[], Value>(run: (...rest: Rest) => Promise<Value>) =>
    (...rest: Rest): Promise<Value> => {
      if (device.isBroken) throw new Error('Broken');
      if (device.isHanging) return never;
      return run(...rest);
    };
  /** An entry of another version, which no code can read as a post. */
  const foreign = (kept: LocalDraft | undefined) =>
    kept && ({ ...kept, base: {}, save: 1 } as unknown as LocalDraft);
  const store: DeviceStore = {
    read: breakable(async (user, place) => {
      const kept = all.get(keyOf(user, place));
      return device.isForeign ? foreign(kept) : kept;
    }),
    list: breakable(async (user) => [...all.values()].filter((kept) => kept.user === user)),
    write: breakable(async (kept, from = kept.place) => {
      check();
      if ((all.get(keyOf(kept.user, from))?.version ?? 0) !== kept.version - 1) return false;
      all.delete(keyOf(kept.user, from));
      all.set(keyOf(kept.user, kept.place), structuredClone(kept));
      return true;
    }),
    remove: breakable(async (user, place, version) => {
      check();
      if ((all.get(keyOf(user, place))?.version ?? 0) !== version) return false;
      all.delete(keyOf(user, place));
      return true;
    }),
    clear: breakable(async (user) => {
      for (const [key, kept] of all) if (kept.user === user) all.delete(key);
    }),
  };
  return Object.assign(device, { store });
}

/** Locks of the tabs of one browser. */
function createTabLocks() {
  const locks = { isBroken: false };
  const check = () => {
    if (locks.isBroken) throw new Error('Broken');
  };
  const holders = new Map<string, { readonly tab: object; readonly onLost: () => void }>();
  function createTabLock(): TabLock {
    const tab = {};
    return {
      async acquire(place, onLost) {
        check();
        if (holders.has(place) && holders.get(place)?.tab !== tab) return false;
        holders.set(place, { tab, onLost });
        return true;
      },
      async steal(place, onLost) {
        check();
        const holder = holders.get(place);
        if (holder !== undefined && holder.tab !== tab) holder.onLost();
        while (holders.has(place)) await Promise.resolve();
        holders.set(place, { tab, onLost });
      },
      release() {
        for (const [place, holder] of holders) if (holder.tab === tab) holders.delete(place);
        check();
      },
    };
  }
  return Object.assign(locks, { createTabLock });
}

/** A browser with its device, and the server. */
export function createWorld() {
  const clock = createFakeClock();
  const server = createServer();
  const device = createMemoryStore();
  const locks = createTabLocks();
  /** Faults of the page itself. */
  const page = { isClockBroken: false, hasClockThrown: false, doListenersThrow: false };
  const checkClock = () => {
    if (!page.isClockBroken) return;
    page.hasClockThrown = true;
    throw new Error('Broken');
  };
  let ids = 0;

  /** Opens a post in a tab. */
  function openTab(place: string) {
    let isAlive = true;
    /** A killed tab receives nothing. */
    const alive =
      <Rest extends unknown[], Value>(run: (...rest: Rest) => Promise<Value>) =>
      async (...rest: Rest): Promise<Value> => {
        if (!isAlive) return never;
        const value = await run(...rest);
        return isAlive ? value : never;
      };
    const { store } = device;
    const lock = locks.createTabLock();
    const writing = createDraftSession(
      { user: anna, place },
      {
        clock: {
          now: () => {
            checkClock();
            return clock.now();
          },
          after: (delay, run) => {
            checkClock();
            return clock.after(delay, () => isAlive && run());
          },
        },
        store: {
          read: alive(store.read),
          list: alive(store.list),
          write: alive(store.write),
          remove: alive(store.remove),
          clear: alive(store.clear),
        },
        server: {
          load: alive(server.server.load),
          create: alive(server.server.create),
          save: alive(server.server.save),
        },
        lock,
        makeId: () => `id-${(ids += 1)}`,
      },
    );
    writing.subscribe(() => {
      if (page.doListenersThrow) throw new Error('Broken');
    });
    void writing.open();
    return {
      writing,
      kill(): void {
        isAlive = false;
        locks.isBroken = false;
        lock.release();
      },
    };
  }
  return { clock, server, device, locks, page, openTab };
}
