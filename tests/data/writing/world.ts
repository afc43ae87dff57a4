import type { Draft } from '#src/api/contract.ts';
import { type Content, savedOf } from '#src/data/writing/content.ts';
import type { DeviceStore, Kept, Save } from '#src/data/writing/deviceStore.ts';
import type { TabLock } from '#src/data/writing/tabLock.ts';
import type { Answer, WritingServer } from '#src/data/writing/server.ts';
import { createWriting } from '#src/data/writing/writing.ts';
import { createFakeClock } from '#tests/api/fakeClock.ts';

export const anna = 1;

/** A text of one paragraph. */
export const textOf = (text: string, more: Partial<Content> = {}): Content => ({
  title: 'Как я монтирую дома',
  blocks: text === '' ? [] : [{ type: 'paragraph', runs: [{ text }] }],
  audience: 'everyone',
  tiers: [],
  ...more,
});

/** The text of its first paragraph. */
export function wordsOf(content: Content | undefined): string {
  const [first] = content?.blocks ?? [];
  return first?.type === 'paragraph' ? first.runs.map(({ text }) => text).join('') : '';
}

/** How the network is: `lossy` carries a call out and loses its answer, `slow` keeps the answer until it is let go. */
export type Weather = 'fair' | 'offline' | 'lossy' | 'slow';

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
    refusal: undefined as Answer | undefined,
    /** Names of the calls that have come. */
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
      ...savedOf(content),
      id,
      state: 'draft',
      words: 0,
      saved_at: '2026-01-15T09:00:00Z',
      publish_at: null,
      published_at: null,
      changed: false,
      pinned: false,
      media: [],
      revision: (posts.get(id)?.revision ?? 0) + 1,
    };
    posts.set(id, draft);
    return draft;
  }

  async function answer(name: string, carryOut: () => Answer): Promise<Answer> {
    world.calls.push(name);
    world.under += 1;
    world.most = Math.max(world.most, world.under);
    await Promise.resolve();
    const known = world.weather === 'offline' ? undefined : (world.refusal ?? carryOut());
    if (world.weather === 'slow') await new Promise<void>((resolve) => late.push(resolve));
    world.under -= 1;
    return known === undefined || world.weather === 'lossy' ? { kind: 'unanswered' } : known;
  }

  const find = (id: number): Answer => {
    const draft = posts.get(id);
    return draft === undefined ? { kind: 'missing' } : { kind: 'done', draft };
  };
  const server: WritingServer = {
    load: (id) => answer('load', () => find(id)),
    create: ({ id: key, saved }: Save) =>
      answer('create', () => {
        const known = made.get(key);
        if (known !== undefined) return find(known);
        const id = 100 + made.size;
        made.set(key, id);
        return { kind: 'done', draft: put(id, saved) };
      }),
    save: (id, revision, { id: saveId, saved }) =>
      answer('save', () => {
        const draft = posts.get(id);
        if (draft === undefined) return { kind: 'missing' };
        if (lastSaves.get(id) === saveId) return { kind: 'done', draft };
        if (draft.revision !== revision) return { kind: 'outdated' };
        lastSaves.set(id, saveId);
        return { kind: 'done', draft: put(id, saved) };
      }),
  };
  return Object.assign(world, { server });
}

/** What a device keeps, as long as nothing refuses it. */
function createMemoryStore() {
  const all = new Map<string, Kept>();
  const device = { isFull: false, all };
  const keyOf = (user: number, place: string) => `${user} ${place}`;
  const check = () => {
    if (device.isFull) throw new DOMException('Full', 'QuotaExceededError');
  };
  const store: DeviceStore = {
    read: async (user, place) => all.get(keyOf(user, place)),
    list: async (user) => [...all.values()].filter((kept) => kept.user === user),
    async write(kept, from = kept.place) {
      check();
      if ((all.get(keyOf(kept.user, from))?.version ?? 0) !== kept.version - 1) return false;
      all.delete(keyOf(kept.user, from));
      all.set(keyOf(kept.user, kept.place), structuredClone(kept));
      return true;
    },
    async remove(user, place, version) {
      check();
      if ((all.get(keyOf(user, place))?.version ?? 0) !== version) return false;
      all.delete(keyOf(user, place));
      return true;
    },
    async clear(user) {
      for (const [key, kept] of all) if (kept.user === user) all.delete(key);
    },
  };
  return Object.assign(device, { store });
}

/** Locks of the tabs of one browser. */
function createTabLocks() {
  const holders = new Map<string, { readonly tab: object; readonly onLost: () => void }>();
  return function createTabLock(): TabLock {
    const tab = {};
    return {
      async acquire(place, onLost) {
        if (holders.has(place) && holders.get(place)?.tab !== tab) return false;
        holders.set(place, { tab, onLost });
        return true;
      },
      async steal(place, onLost) {
        const holder = holders.get(place);
        if (holder !== undefined && holder.tab !== tab) holder.onLost();
        while (holders.has(place)) await Promise.resolve();
        holders.set(place, { tab, onLost });
      },
      release() {
        for (const [place, holder] of holders) if (holder.tab === tab) holders.delete(place);
      },
    };
  };
}

/** A browser with its device, and the server. */
export function createWorld() {
  const clock = createFakeClock();
  const server = createServer();
  const device = createMemoryStore();
  const createTabLock = createTabLocks();
  let ids = 0;

  /** Opens a post in a tab. */
  function openTab(place: string) {
    let isAlive = true;
    /** Who was killed hears nothing any more. */
    const alive =
      <Rest extends unknown[], Value>(run: (...rest: Rest) => Promise<Value>) =>
      async (...rest: Rest): Promise<Value> => {
        if (!isAlive) return never;
        const value = await run(...rest);
        return isAlive ? value : never;
      };
    const { store } = device;
    const lock = createTabLock();
    const writing = createWriting(
      { user: anna, place },
      {
        clock: {
          now: clock.now,
          after: (delay, run) => clock.after(delay, () => isAlive && run()),
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
    void writing.open();
    return {
      writing,
      kill(): void {
        isAlive = false;
        lock.release();
      },
    };
  }
  return { clock, server, device, openTab };
}
