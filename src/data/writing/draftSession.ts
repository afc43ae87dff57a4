import type { Clock } from '#src/api/clock.ts';
import type { Draft } from '#src/api/contract.ts';
import { createObservable } from '#src/api/observable.ts';
import { answerOf, type Result } from '#src/api/result.ts';
import { type Content, isSame, nothingWritten, type Saved, savedOf, uploadsOf } from './content.ts';
import { type DeviceStore, readableOf } from './deviceStore.ts';
import { createKeeper } from './keeper.ts';
import { isNeededHere, isSaved, newState, nextSave, present, replaceContent } from './postState.ts';
import { createSaving } from './saving.ts';
import type { DraftServer } from './server.ts';
import { afterChange, isHalted, type DraftView } from './status.ts';
import { createSafeLock, type TabLock } from './tabLock.ts';

export interface DraftSessionDeps {
  readonly clock: Clock;
  readonly store: DeviceStore;
  readonly server: DraftServer;
  readonly lock: TabLock;
  /** Makes a UUID. */
  readonly makeId: () => string;
}

/** A post and its author. */
export interface Subject {
  /** Id of the account. */
  readonly user: number;
  /** Id of the post, or a text in its stead for a new one. */
  readonly place: string;
}

export type DraftSession = ReturnType<typeof createDraftSession>;

/**
 * Keeps an author's text: on the device half a second after a change, on the server one save after another. A save
 * without a reply is repeated unchanged; the author resolves conflicts. Typed text is never dropped: it is on the
 * server, on the device, or here. An exception counts as a failed save: the author is told, and it is tried again.
 */
export function createDraftSession({ user, place: opened }: Subject, deps: DraftSessionDeps) {
  const { clock, store, server, makeId } = deps;
  const state = newState(opened);
  const lock = createSafeLock(deps.lock);
  const keeper = createKeeper({
    clock,
    store,
    user,
    snapshot() {
      const { place, content, base, save } = state;
      return { place, content, base, save, isNeeded: isNeededHere(state) };
    },
    onWritten(written) {
      if (keeper.get() === 'written') state.safe = written;
      if (keeper.get() === 'overtaken') state.trouble = { kind: 'otherTab' };
      show();
    },
  });
  const written = createObservable<DraftView>(present(state, keeper.get()));
  const show = () => written.set(present(state, keeper.get()));
  const saving = createSaving({ state, clock, server, keeper, lock, makeId, show });
  const { attempt, inTurn, settle, lose, load, saveNow, wake } = saving;

  async function readDevice() {
    try {
      return await store.read(user, state.place);
    } catch {
      return undefined;
    }
  }

  async function read(): Promise<void> {
    const stored = await readDevice();
    keeper.begin(stored, state.place);
    const readable = stored ? readableOf(stored) : undefined;
    if (readable !== undefined) {
      state.base = readable.base;
      state.save = readable.save;
      replaceContent(state, readable.content);
      state.safe = state.content;
    } else if (state.id === undefined) replaceContent(state, nothingWritten);
    show();
    // A save without an answer is repeated before anything is loaded: only then its result differs from others' changes.
    if (state.save !== undefined) await saveNow();
    else await inTurn(load);
    if (state.id === undefined) settle();
  }

  return {
    /** Tells it from other posts on this page. */
    key: opened,
    subscribe: written.subscribe,
    get: written.get,
    /** Brings the post from device and server. */
    async open(): Promise<void> {
      if (await lock.acquire(state.place, lose)) return void (await attempt(read));
      state.trouble = { kind: 'otherTab' };
      return show();
    },
    /** The author has changed the content. */
    change(next: Content): void {
      state.content = next;
      state.trouble = afterChange(state.trouble);
      try {
        keeper.touch();
        if (!isHalted(state.trouble)) saving.schedule();
      } catch {
        saving.recover();
      }
      show();
    },
    /** The page is hidden or gets focus, or the network is back: everything is made safe. */
    wake,
    /** The author asks for another try. */
    async save(): Promise<void> {
      state.trouble = afterChange(state.trouble);
      await wake();
    },
    /**
     * Makes a call that changes the revision, once everything is saved. @returns `undefined` if it could not be saved: the
     * status tells why
     */
    act: (call: (id: number, revision: number) => Promise<Result<Draft>>) =>
      inTurn(async () => {
        await saving.saveOnce();
        const { trouble, id, base } = state;
        if (isHalted(trouble) || !isSaved(state) || id === undefined || base === undefined) return undefined;
        const result = await answerOf(() => call(id, base.revision));
        if (result.ok) {
          state.draft = result.value;
          state.base = { ...(state.base ?? base), revision: result.value.revision };
          settle();
        } else if (result.error.kind === 'http' && result.error.status === 412) await load();
        return result;
      }),
    /** Resolves a conflict by the author's choice. */
    resolve: (chosen: Content) =>
      attempt(async () => {
        const { trouble, content } = state;
        if (trouble?.kind !== 'conflict') return;
        // The author's own text is saved first if it was not taken: so it becomes a version, too.
        const isTaken = content === undefined || isSame(savedOf(content), savedOf(chosen));
        state.isReplacement = true;
        state.base = trouble.base;
        state.save = isTaken ? undefined : nextSave(state, content, makeId());
        state.isReplacement = true;
        replaceContent(state, chosen);
        settle();
        await saveNow();
        if (!isSaved(state)) await saveNow();
      }),
    /**
     * Replaces the present text by a version, after saving it. Uploads stay.
     * @returns `true` if it was taken: without the server the present text stays
     */
    restore: ({ title, blocks }: Pick<Saved, 'title' | 'blocks'>) =>
      attempt(async () => {
        state.trouble = afterChange(state.trouble);
        await wake();
        const { content } = state;
        if (content === undefined || !isSaved(state) || isHalted(state.trouble)) return false;
        state.isReplacement = true;
        replaceContent(state, { ...content, title, blocks: [...blocks, ...uploadsOf(content)] });
        settle();
        await saveNow();
        return true;
      }),
    /** Makes a new post of one that was deleted elsewhere. */
    keepAsNew: () =>
      attempt(async () => {
        state.place = makeId();
        state.id = state.base = state.save = state.draft = undefined;
        await lock.acquire(state.place, lose);
        settle();
        await saveNow();
      }),
    /** Writes in this tab instead of another one. */
    takeOver: () =>
      attempt(async () => {
        const unsafe = state.content === state.safe ? undefined : state.content;
        await lock.steal(state.place, lose);
        state.content = state.base = state.save = state.trouble = undefined;
        await read();
        const { content: theirs, base } = state;
        if (unsafe === undefined || theirs === undefined || isSame(unsafe, theirs)) return;
        replaceContent(state, unsafe);
        settle({ kind: 'conflict', theirs, base });
      }),
    /** Nothing is sent or stored any more. */
    stop(): void {
      saving.stop();
      keeper.stop();
      lock.release();
    },
  };
}
