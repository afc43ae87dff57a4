import type { Clock } from '#src/api/clock.ts';
import type { Draft } from '#src/api/contract.ts';
import { malformed } from '#src/api/errors.ts';
import { notify } from '#src/api/observable.ts';
import { createQueue } from '#src/api/queue.ts';
import { fail, type Result } from '#src/api/result.ts';
import {
  type Content,
  contentOf,
  hasUploads,
  isSame,
  nothingWritten,
  type Saved,
  savedOf,
  uploadsOf,
} from './content.ts';
import { type Base, type DeviceStore, readableOf, type Save } from './deviceStore.ts';
import { createKeeper } from './keeper.ts';
import { createSafeLock } from './safeLock.ts';
import { createSaveTimer } from './saveTimer.ts';
import type { TabLock } from './tabLock.ts';
import type { Answer, WritingServer } from './server.ts';
import { afterChange, isHalted, statusOf, type Trouble, type Written } from './status.ts';

export interface WritingDeps {
  readonly clock: Clock;
  readonly store: DeviceStore;
  readonly server: WritingServer;
  readonly lock: TabLock;
  /** Makes a UUID. */
  readonly makeId: () => string;
}

/** Which post, and whose. */
export interface Subject {
  /** Id of the account. */
  readonly user: number;
  /** Id of the post, or what stands for a new one. */
  readonly place: string;
}

export type Writing = ReturnType<typeof createWriting>;

const failure =
  'Не получилось сохранить пост. Мы попробуем ещё раз. Если это не пройдёт, скопируйте текст и обновите страницу.';

/** An exception is no answer: perhaps the call was carried out. */
async function answerOf<Value>(call: Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await call;
  } catch {
    return fail(malformed);
  }
}

const idOf = (place: string): number | undefined => (/^\d+$/.test(place) ? Number(place) : undefined);

/**
 * Keeps what an author writes: on the device half a second after a change, on the server one save after another. A save
 * whose answer is lost is repeated as it was; what was changed elsewhere is the author's to choose. Nothing typed is
 * ever dropped: it is on the server, on the device, or here. An exception, whoever throws it, is a failed save: the author
 * is told, and it is tried again.
 */
export function createWriting({ user, place: opened }: Subject, deps: WritingDeps) {
  const { clock, store, server, makeId } = deps;
  const lock = createSafeLock(deps.lock);
  let place = opened;
  let id = idOf(opened);
  let content: Content | undefined;
  let base: Base | undefined;
  let save: Save | undefined;
  /** What server or device had last. */
  let safe: Content | undefined;
  let draft: Draft | undefined;
  let trouble: Trouble | undefined;
  let savedAt: number | undefined;
  let edition = 0;
  /** The next save puts what the author has chosen in the place of another text. */
  let isReplacement = false;
  const enqueue = createQueue();
  const listeners = new Set<() => void>();

  /** Whether the server has all of it that it can have. */
  function isSaved(): boolean {
    if (content === undefined) return true;
    return save === undefined && isSame(savedOf(content), base?.saved ?? nothingWritten);
  }
  const isNeededHere = () => !isSaved() || (content !== undefined && hasUploads(content));

  const keeper = createKeeper({
    clock,
    store,
    user,
    draw: () => ({ place, content, isNeeded: isNeededHere(), base, save }),
    onWritten(written) {
      if (keeper.get() === 'kept') safe = written;
      if (keeper.get() === 'overtaken') trouble = { kind: 'otherTab' };
      show();
    },
  });
  const saveTimer = createSaveTimer(clock, () => void saveNow());

  function draw(): Written {
    const status = statusOf({
      trouble,
      isThere: content !== undefined,
      isSaved: isSaved(),
      isRefused: keeper.get() === 'refused',
      savedAt,
    });
    return { id, content, edition, draft, status, isOnDevice: keeper.get() !== 'refused' };
  }
  let shown = draw();
  function show(): void {
    shown = draw();
    notify(listeners);
  }

  /** Tells that something has failed, and tries again later. */
  function recover(): void {
    if (!isHalted(trouble)) trouble = { kind: 'failed', message: failure };
    try {
      saveTimer.fail();
    } catch {
      // Without a clock the next change tries again, or the author's look at the page.
    }
    show();
  }

  /** @returns undefined where it failed */
  async function attempt<Value>(job: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await job();
    } catch {
      recover();
      return undefined;
    }
  }

  /** One call after another. */
  const inTurn = <Value>(job: () => Promise<Value>) => enqueue(() => attempt(job));

  function replace(next: Content): void {
    content = next;
    edition += 1;
  }

  function settle(halt?: Trouble): void {
    trouble = halt;
    keeper.touch();
    // What was written while a save was under way.
    if (halt === undefined && !isSaved()) saveTimer.change();
    show();
  }

  /** The server has another state than was thought. */
  function meet(known: Draft): void {
    const theirs: Base = { revision: known.revision, saved: contentOf(known) };
    const isFree = content === undefined || (isSaved() && !hasUploads(content));
    const isOurs = [base?.saved, save?.saved, content && savedOf(content)].some(
      (ours) => ours !== undefined && isSame(ours, theirs.saved),
    );
    draft = known;
    savedAt = Date.parse(known.saved_at);
    if (!isOurs && !isFree) return settle({ kind: 'conflict', theirs: theirs.saved, base: theirs });
    if (content === undefined || !isOurs) {
      replace(theirs.saved);
      safe = content;
    }
    base = theirs;
    save = undefined;
    return settle();
  }

  /** @param sent the save that was answered; `undefined`: the post was only asked for */
  async function hear(answer: Answer, sent?: Save): Promise<void> {
    // The tab that writes now announces it once more.
    if (keeper.get() === 'overtaken') return undefined;
    switch (answer.kind) {
      case 'done':
        saveTimer.succeed();
        if (sent === undefined) return meet(answer.draft);
        return accept(answer.draft, sent);
      case 'unanswered':
        saveTimer.fail();
        return settle({ kind: 'offline' });
      case 'failed':
        saveTimer.fail();
        return settle(answer);
      case 'refused':
        saveTimer.succeed();
        save = undefined;
        // Of an older text it says nothing.
        return settle(isAsSent(sent) ? answer : undefined);
      case 'outdated':
        return load();
      case 'missing':
      case 'signedOut':
        return settle(answer);
    }
  }

  const isAsSent = (sent: Save | undefined) =>
    sent === undefined || content === undefined || isSame(sent.saved, savedOf(content));

  async function load(): Promise<void> {
    if (id !== undefined) await hear(await server.load(id));
  }

  async function accept(known: Draft, sent: Save): Promise<void> {
    // Made by an earlier try, it may have been changed elsewhere since.
    const isChanged = id === undefined && !isSame(contentOf(known), sent.saved);
    savedAt = clock.now();
    draft = known;
    base = { revision: known.revision, saved: sent.saved };
    save = undefined;
    if (id === undefined) {
      id = known.id;
      place = String(id);
      await lock.acquire(place, lose);
      if (isChanged) return meet(known);
    }
    return settle();
  }

  function newSave(saved: Saved): Save {
    const replaces = isReplacement && ({ replaces: true } as const);
    isReplacement = false;
    return { id: makeId(), saved, ...replaces };
  }

  async function saveOnce(): Promise<void> {
    if (isHalted(trouble)) return undefined;
    // Nobody knows what was changed here: the author is asked, unless it is the same.
    if (id !== undefined && base === undefined) return load();
    // After a lost answer of the first question there is nothing to save, and still the post to ask for.
    if (isSaved()) return trouble === undefined && content !== undefined ? undefined : load();
    if (content === undefined) return undefined;
    saveTimer.begin();
    const sent = save ?? newSave(savedOf(content));
    save = sent;
    keeper.touch();
    await keeper.flush();
    if (isHalted(trouble)) return undefined;
    return hear(await (base && id ? server.save(id, base.revision, sent) : server.create(sent)), sent);
  }

  const saveNow = () => inTurn(saveOnce);

  async function wake(): Promise<void> {
    await attempt(async () => {
      keeper.touch();
      await Promise.all([keeper.flush(), saveNow()]);
    });
  }

  /** Another tab writes from now on. */
  function lose(): void {
    if (trouble?.kind === 'otherTab') return;
    void attempt(keeper.flush).then(() => {
      keeper.stop();
      lock.release();
    });
    saveTimer.stop();
    trouble = { kind: 'otherTab' };
    show();
  }

  async function readDevice() {
    try {
      return await store.read(user, place);
    } catch {
      return undefined;
    }
  }

  async function read(): Promise<void> {
    const found = await readDevice();
    keeper.begin(found, place);
    const kept = found ? readableOf(found) : undefined;
    if (kept !== undefined) {
      ({ base, save } = kept);
      replace(kept.content);
      safe = content;
    } else if (id === undefined) replace(nothingWritten);
    show();
    // A save without an answer is repeated before anything is asked: only so it can be told from somebody else's.
    if (save !== undefined) await saveNow();
    else await inTurn(load);
    if (id === undefined) settle();
  }

  return {
    /** Tells it from others on this page. */
    key: opened,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: (): Written => shown,
    /** Brings the post from device and server. */
    async open(): Promise<void> {
      if (await lock.acquire(place, lose)) return void (await attempt(read));
      trouble = { kind: 'otherTab' };
      return show();
    },
    /** The author has written something. */
    change(next: Content): void {
      content = next;
      trouble = afterChange(trouble);
      try {
        keeper.touch();
        if (!isHalted(trouble)) saveTimer.change();
      } catch {
        recover();
      }
      show();
    },
    /** The page is hidden or looked at again, or the network is back: what is not safe is made so. */
    wake,
    /** The author asks for another try. */
    async save(): Promise<void> {
      trouble = afterChange(trouble);
      await wake();
    },
    /**
     * Makes a call that changes the revision, once all is saved. @returns undefined where it could not be saved: the
     * status says why
     */
    act: (call: (id: number, revision: number) => Promise<Result<Draft>>) =>
      inTurn(async () => {
        await saveOnce();
        if (isHalted(trouble) || !isSaved() || id === undefined || base === undefined) return undefined;
        const result = await answerOf(call(id, base.revision));
        if (result.ok) {
          draft = result.value;
          base = { ...base, revision: draft.revision };
          settle();
        } else if (result.error.kind === 'http' && result.error.status === 412) await load();
        return result;
      }),
    /** The author has chosen, of what they and somebody else have written. */
    resolve: (chosen: Content) =>
      attempt(async () => {
        if (trouble?.kind !== 'conflict') return;
        // What the author has written here and does not take goes first: so it is among the versions, too.
        const isTaken = content === undefined || isSame(savedOf(content), savedOf(chosen));
        const first =
          isTaken || content === undefined
            ? undefined
            : ({ id: makeId(), saved: savedOf(content), replaces: true } as const);
        ({ base } = trouble);
        save = first;
        isReplacement = true;
        replace(chosen);
        settle();
        await saveNow();
        if (!isSaved()) await saveNow();
      }),
    /**
     * The author takes a former text instead of the present one, which is saved first. Files on their way stay.
     * @returns whether it is taken: without the server the present text stays
     */
    restore: ({ title, blocks }: Pick<Saved, 'title' | 'blocks'>) =>
      attempt(async () => {
        trouble = afterChange(trouble);
        await wake();
        if (content === undefined || !isSaved() || isHalted(trouble)) return false;
        isReplacement = true;
        replace({ ...content, title, blocks: [...blocks, ...uploadsOf(content)] });
        settle();
        await saveNow();
        return true;
      }),
    /** Makes a new post of one that was deleted elsewhere. */
    keepAsNew: () =>
      attempt(async () => {
        place = makeId();
        id = base = save = draft = undefined;
        await lock.acquire(place, lose);
        settle();
        await saveNow();
      }),
    /** Writes in this tab instead of another one. */
    takeOver: () =>
      attempt(async () => {
        const mine = content === safe ? undefined : content;
        await lock.steal(place, lose);
        content = base = save = trouble = undefined;
        await read();
        if (mine === undefined || content === undefined || isSame(mine, content)) return;
        const theirs = content;
        replace(mine);
        settle({ kind: 'conflict', theirs, base });
      }),
    /** Nothing is sent or kept any more. */
    stop(): void {
      saveTimer.stop();
      keeper.stop();
      lock.release();
    },
  };
}
