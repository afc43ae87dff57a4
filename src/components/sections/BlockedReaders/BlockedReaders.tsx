import { type RefObject, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { type Action, failureOf } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import * as css from './BlockedReaders.css.ts';

/** A reader whom the author has blocked. */
export interface BlockedReader {
  readonly id: number;
  readonly name: string;
  readonly portrait: AvatarProps['portrait'];
  /** Address of their page. */
  readonly href: string;
  /** The last try to unblock them; one who is unblocked is not in the list any more. */
  readonly unblocking: Action;
}

export interface BlockedReadersProps {
  /** Nothing shows before the first reply: few people have blocked anybody. */
  readers: Exclude<Load<readonly BlockedReader[]>, { kind: 'loading' }>;
  /** Result of the last action: «Читатель разблокирован.» @default nothing */
  done?: string | undefined;
  /** Load the list once more, after a failure. */
  onRetry: () => void;
  onUnblock: (id: number) => void;
}

/** Readers whom the author has blocked, with buttons to unblock them (design section 9). */
export function BlockedReaders({ readers, done, onRetry, onUnblock }: BlockedReadersProps) {
  const box = useRef<HTMLDivElement>(null);
  const people = readers.value;
  return (
    <div className={css.box} ref={box} role="group" aria-label="Заблокированные читатели" tabIndex={-1}>
      <Banner tone="success">{done}</Banner>
      <LoadFailure place="row" load={readers} onRetry={onRetry} fallbackFocus={box} />
      {people?.length === 0 && <p className={css.none}>Заблокированных читателей нет.</p>}
      {people !== undefined && people.length > 0 && (
        <ul className={css.list}>
          {people.map((reader) => (
            <Row key={reader.id} reader={reader} fallbackFocus={box} onUnblock={() => onUnblock(reader.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RowProps {
  reader: BlockedReader;
  onUnblock: () => void;
  /** Gets the focus when the row disappears. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

function Row({ reader: { name, portrait, href, unblocking }, fallbackFocus, onUnblock }: RowProps) {
  const action = useFallbackFocus(fallbackFocus);
  const isPending = unblocking.kind === 'pending';
  return (
    <li className={css.item}>
      <div className={css.row}>
        <Avatar portrait={portrait} size="small" href={href} />
        <Link className={css.name} href={href}>
          {name}
        </Link>
        <div className={css.action} ref={action}>
          <Button kind="outline" size="small" isPending={isPending} onPress={onUnblock}>
            {isPending ? 'Снимаем...' : 'Разблокировать'}
            <VisuallyHidden> читателя: {name}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <Banner tone="error">{failureOf(unblocking)}</Banner>
    </li>
  );
}
