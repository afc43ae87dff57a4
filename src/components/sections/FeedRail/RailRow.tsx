import { useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { setRussian } from '#src/format/typesetting.ts';
import { type Action, failureOf } from '#src/status/action.ts';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FeedRail.css.ts';

/** An author beside the feed. */
export interface RailAuthor {
  readonly id: number;
  readonly name: string;
  readonly portrait: AvatarProps['portrait'];
  /** Role, or what is paid and until when; empty if unknown. */
  readonly note: string;
  /** The author's page; `undefined` if unknown. */
  readonly href: string | undefined;
}

/** An author the reader does not follow yet, or has just begun to. */
export interface Suggestion extends RailAuthor {
  readonly subscribing: Action;
}

function Person({ name, portrait, note, href }: RailAuthor) {
  return (
    <Link className={css.person} {...(href !== undefined && { href })}>
      <Avatar portrait={portrait} size="small" isLazy />
      <span>
        <span className={css.name}>{name}</span>
        <span className={css.note}>{note}</span>
      </span>
    </Link>
  );
}

/** An author whom one reads. */
export function RailRow({ author }: { author: RailAuthor }) {
  return (
    <li className={css.row}>
      <Person {...author} />
    </li>
  );
}

interface SuggestionRowProps {
  author: Suggestion;
  onSubscribe: () => void;
}

/** A suggested author with a button to follow; the sign gets the focus of the button that disappears. */
export function SuggestionRow({ author, onSubscribe }: SuggestionRowProps) {
  const { name, subscribing } = author;
  const sign = useRef<HTMLSpanElement>(null);
  const button = useFallbackFocus(sign);
  const failure = failureOf(subscribing);
  return (
    <li>
      <div className={css.row}>
        <Person {...author} />
        {subscribing.kind === 'done' ? (
          <span className={css.sign} ref={sign} tabIndex={-1}>
            <Icon name="check" />
            <VisuallyHidden>Вы следите</VisuallyHidden>
          </span>
        ) : (
          <div className={css.ring} ref={button}>
            <IconButton
              label={`Следить за автором: ${name}`}
              icon="plus"
              isPending={subscribing.kind === 'pending'}
              onPress={onSubscribe}
            />
          </div>
        )}
      </div>
      {failure !== undefined && (
        <p className={css.failure} role="alert">
          {setRussian(failure)}
        </p>
      )}
    </li>
  );
}
