import { memo, type ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './FeedRail.css.ts';
import { type RailAuthor, RailRow, type Suggestion, SuggestionRow } from './RailRow.tsx';

export type { RailAuthor, Suggestion } from './RailRow.tsx';

export interface FeedRailProps {
  /** Authors the reader follows; without any, or while they are unknown, the group is left out. */
  subscriptions: readonly RailAuthor[];
  /** Address of all subscriptions. */
  subscriptionsHref: string;
  /** Authors suggested to the reader. */
  suggestions: readonly Suggestion[];
  /** Address of all authors. */
  authorsHref: string;
  /** Read this one without paying. */
  onSubscribe: (id: number) => void;
}

/** Column beside the feed, below it on narrow screens (design section 14). */
export const FeedRail = memo(function FeedRail(props: FeedRailProps) {
  const { subscriptions, subscriptionsHref, suggestions, authorsHref, onSubscribe } = props;
  if (subscriptions.length + suggestions.length === 0) return null;
  return (
    <aside className={css.rail} aria-label="Авторы">
      {subscriptions.length > 0 && (
        <Group title="Мои подписки" href={subscriptionsHref} all="Все подписки">
          {subscriptions.map((author) => (
            <RailRow key={author.id} author={author} />
          ))}
        </Group>
      )}
      {suggestions.length > 0 && (
        <Group title="Кого почитать" href={authorsHref} all="Все авторы">
          {suggestions.map((author) => (
            <SuggestionRow key={author.id} author={author} onSubscribe={() => onSubscribe(author.id)} />
          ))}
        </Group>
      )}
    </aside>
  );
});

interface GroupProps {
  title: string;
  href: string;
  /** Label of the link to all. */
  all: string;
  children: ReactNode;
}

function Group({ title, href, all, children }: GroupProps) {
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      <ul>{children}</ul>
      <p className={css.all}>
        <Link href={href}>{all}</Link>
      </p>
    </section>
  );
}
