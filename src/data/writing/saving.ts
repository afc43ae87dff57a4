import type { Clock } from '#src/api/clock.ts';
import type { Draft } from '#src/api/contract.ts';
import { createQueue } from '#src/api/queue.ts';
import { contentOf, hasUploads, isSame } from './content.ts';
import type { Save } from './deviceStore.ts';
import type { createKeeper } from './keeper.ts';
import {
  baseOf,
  isAsSent,
  isOwnText,
  isSaved,
  nextSave,
  type PostState,
  replaceContent,
} from './postState.ts';
import { createSaveTimer } from './saveTimer.ts';
import type { Answer, DraftServer } from './server.ts';
import { isHalted, type Trouble } from './status.ts';
import type { TabLock } from './tabLock.ts';

interface SavingDeps {
  readonly state: PostState;
  readonly clock: Clock;
  readonly server: DraftServer;
  readonly keeper: ReturnType<typeof createKeeper>;
  readonly lock: TabLock;
  /** Makes a UUID. */
  readonly makeId: () => string;
  /** Tells the page that the state has changed. */
  readonly show: () => void;
}

const failure =
  'Не получилось сохранить пост. Мы попробуем ещё раз. Если это не пройдёт, скопируйте текст и обновите страницу.';

/** Brings a post to the server: one call after another, and each answer into the state. */
export function createSaving({ state, clock, server, keeper, lock, makeId, show }: SavingDeps) {
  const enqueue = createQueue();
  const saveTimer = createSaveTimer(clock, () => void saveNow());

  /** Tells that something has failed, and tries again later. */
  function recover(): void {
    if (!isHalted(state.trouble)) state.trouble = { kind: 'failed', message: failure };
    try {
      saveTimer.fail();
    } catch {
      // Without a clock the author's next change, or the next focus of the page, tries again.
    }
    show();
  }

  /** Runs a job; an exception is a failed save. @returns `undefined` after an exception */
  async function attempt<Value>(job: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await job();
    } catch {
      recover();
      return undefined;
    }
  }

  /** Runs a job after the earlier ones. */
  const inTurn = <Value>(job: () => Promise<Value>) => enqueue(() => attempt(job));

  /** Ends a step. @param trouble keeps the post from the server */
  function settle(trouble?: Trouble): void {
    state.trouble = trouble;
    keeper.touch();
    // The author may have changed the text during a save.
    if (trouble === undefined && !isSaved(state)) saveTimer.change();
    show();
  }

  /** Another tab writes from now on. */
  function lose(): void {
    if (state.trouble?.kind === 'otherTab') return;
    void attempt(keeper.flush).then(() => {
      keeper.stop();
      lock.release();
    });
    saveTimer.stop();
    state.trouble = { kind: 'otherTab' };
    show();
  }

  /** The server has another version than the page thought. */
  function meet(draft: Draft): void {
    const base = baseOf(draft);
    const isFree = state.content === undefined || (isSaved(state) && !hasUploads(state.content));
    const isOwn = isOwnText(state, base.saved);
    state.draft = draft;
    state.savedAt = Date.parse(draft.saved_at);
    if (!isOwn && !isFree) return settle({ kind: 'conflict', theirs: base.saved, base });
    if (state.content === undefined || !isOwn) {
      replaceContent(state, base.saved);
      state.safe = state.content;
    }
    state.base = base;
    state.save = undefined;
    return settle();
  }

  /** The server has carried out a save. */
  async function accept(draft: Draft, sent: Save): Promise<void> {
    // An earlier try has created the post, and another session may have changed it since.
    const isChanged = state.id === undefined && !isSame(contentOf(draft), sent.saved);
    state.savedAt = clock.now();
    state.draft = draft;
    state.base = { revision: draft.revision, saved: sent.saved };
    state.save = undefined;
    if (state.id === undefined) {
      state.id = draft.id;
      state.place = String(draft.id);
      await lock.acquire(state.place, lose);
      if (isChanged) return meet(draft);
    }
    return settle();
  }

  /** @param sent the save that was answered; `undefined` after a load */
  async function hear(answer: Answer, sent?: Save): Promise<void> {
    // The tab that writes now hears its own answer.
    if (keeper.get() === 'overtaken') return undefined;
    switch (answer.kind) {
      case 'done':
        saveTimer.succeed();
        return sent === undefined ? meet(answer.draft) : accept(answer.draft, sent);
      case 'unanswered':
        saveTimer.fail();
        return settle({ kind: 'offline' });
      case 'failed':
        saveTimer.fail();
        return settle(answer);
      case 'refused':
        saveTimer.succeed();
        state.save = undefined;
        // The refusal is about the text that was sent, not about a later one.
        return settle(isAsSent(state, sent) ? answer : undefined);
      case 'outdated':
        return load();
      case 'missing':
      case 'signedOut':
        return settle(answer);
    }
  }

  async function load(): Promise<void> {
    if (state.id !== undefined) await hear(await server.load(state.id));
  }

  async function saveOnce(): Promise<void> {
    if (isHalted(state.trouble)) return undefined;
    // Without a base it is unknown what was changed here: the author chooses, unless the texts are the same.
    if (state.id !== undefined && state.base === undefined) return load();
    // After a lost answer to the first load there is nothing to save, but still the post to load.
    if (isSaved(state))
      return state.trouble === undefined && state.content !== undefined ? undefined : load();
    if (state.content === undefined) return undefined;
    saveTimer.begin();
    const sent = state.save ?? nextSave(state, state.content, makeId());
    state.save = sent;
    keeper.touch();
    await keeper.flush();
    if (isHalted(state.trouble)) return undefined;
    const { id, base } = state;
    return hear(await (base && id ? server.save(id, base.revision, sent) : server.create(sent)), sent);
  }

  const saveNow = () => inTurn(saveOnce);

  return {
    recover,
    attempt,
    inTurn,
    settle,
    lose,
    load,
    saveOnce,
    saveNow,
    /** Makes everything safe at once, on the device and on the server. */
    async wake(): Promise<void> {
      await attempt(async () => {
        keeper.touch();
        await Promise.all([keeper.flush(), saveNow()]);
      });
    },
    /** Saves soon after a change. */
    schedule: saveTimer.change,
    stop: saveTimer.stop,
  };
}
