import { succeed } from '#src/api/result.ts';
import type { Session } from '#src/session/index.ts';
import type { MarkName } from './settle.ts';

const calls = {
  liked: { on: 'like', off: 'unlike' },
  bookmarked: { on: 'bookmark', off: 'unbookmark' },
} as const;

/** Lets the browser draw what was pressed before anything else is done. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The calls for a mark of a post. */
export function markCalls(session: Pick<Session, 'call'>, post: number, name: MarkName) {
  const input = { params: { id: String(post) } };
  return {
    async send(isOn: boolean) {
      await nextTask();
      return session.call(calls[name][isOn ? 'on' : 'off'], input);
    },
    async look() {
      const result = await session.call('post', input);
      if (!result.ok) return result;
      const { liked, likes, bookmarked } = result.value;
      // A call for the other mark may be under way.
      return succeed(name === 'liked' ? { liked, likes } : { bookmarked });
    },
  };
}
