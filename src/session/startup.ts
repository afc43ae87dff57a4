import type { ApiError } from '#src/api/errors.ts';
import type { Core } from './core.ts';
import { isUnanswered, isUser, tooFrequent } from './answers.ts';
import type { SessionChange } from './events.ts';
import type { SessionDeps } from './types.ts';

/** Finds out who this is: at the start, after an offline start, and when another tab changed the tokens. */
export function createStartup(core: Core, { events }: SessionDeps) {
  const { state, tokens, refresher, generation } = core;
  let settling: { generation: number; done: Promise<void> } | undefined;

  /** The start-up of specification section 4; one at a time. */
  async function settle(): Promise<void> {
    if (settling?.generation === generation()) return settling.done;
    core.cancelLater();
    const own = { generation: generation(), done: findOut() };
    settling = own;
    try {
      await own.done;
    } finally {
      if (settling === own) settling = undefined;
    }
  }

  async function findOut(): Promise<void> {
    if (!tokens.areAlive()) return core.end('expired');
    const before = generation();
    const { result } = await core.authorize('me');
    if (core.hasChanged(before)) return inspect();
    if (!result.ok) return giveUp(result.error);
    if (isUser(result.value)) core.welcome(result.value);
    else core.end('expired');
  }

  /** No answer keeps the tokens for another try, an answer that is a failure clears them (readings D2, D3). */
  function giveUp(error: ApiError): void {
    if (error !== tooFrequent && !isUnanswered(error)) return core.end('expired');
    if (error === tooFrequent) core.later(refresher.wait(), () => void settle());
    state.set({ status: 'visitor', isOffline: true });
  }

  /** Compares the store with the state: another tab may have logged out or in, storage may have been cleared. */
  function inspect(change: SessionChange = 'woken'): void {
    const current = state.get();
    // Unless that tab has logged in again by now.
    if (change === 'cleared' && core.hasSubject() && tokens.refresh() === undefined) {
      core.end('other-tab');
    } else if (core.hasForeignTokens()) {
      core.turn();
      state.set({ status: 'loading' });
      void settle();
    } else if (core.hasLostTokens()) {
      core.end('other-tab');
    } else if (current.status === 'visitor' && current.isOffline) {
      void settle();
    }
  }

  return {
    start(): () => void {
      const stop = events.listen(inspect);
      if (tokens.subject() === undefined) core.tokens.clear(); // Unreadable leftovers.
      inspect();
      if (state.get().status === 'loading') void settle();
      return () => {
        stop();
        core.cancelLater();
      };
    },
    async resume(): Promise<void> {
      const current = state.get();
      if (current.status !== 'visitor' || !current.isOffline) return;
      state.set({ status: 'loading' });
      await settle();
    },
  };
}
