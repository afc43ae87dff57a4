import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { joinEmptyLines } from '#src/validation/index.ts';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import { Folded } from '../../primitives/Folded/Folded.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { MenuEntry } from '../../primitives/Menu/MenuItems.tsx';
import * as css from './Comment.css.ts';
import { CommentForm } from './CommentForm.tsx';
import type { CommentAction, CommentView, Drafts, Place } from './comments.ts';

type Visible = Extract<CommentView, { kind: 'visible' }>;

interface CommentProps {
  comment: CommentView;
  size: Extract<AvatarProps['size'], 'comment' | 'answer'>;
  drafts: Drafts;
  /** Open the form for an answer; `undefined` if the reader may not answer. */
  onAnswer: ((id: string) => void) | undefined;
  onAction: (id: string, action: CommentAction) => void;
  /** Answers below the comment. */
  children?: ReactNode;
}

const entries: Readonly<Record<CommentAction, MenuEntry<CommentAction>>> = {
  edit: { id: 'edit', label: 'Изменить' },
  delete: { id: 'delete', label: 'Удалить', tone: 'danger' },
  report: { id: 'report', label: 'Пожаловаться' },
  block: { id: 'block', label: 'Заблокировать читателя', tone: 'danger' },
};

/** A comment, or its place, as an item of a list. */
export function Comment({ comment, size, children, ...props }: CommentProps) {
  const label = useId();
  return (
    <li className={css.item[size]} tabIndex={-1} data-comment={comment.id}>
      {comment.kind === 'visible' ? (
        <>
          <div className={css.portrait}>
            <Avatar portrait={comment.person.portrait} size={size} href={comment.person.href} isLazy />
          </div>
          <div>
            <article aria-labelledby={label}>
              <Head comment={comment} id={label} />
              <Words comment={comment} {...props} />
            </article>
            {children}
          </div>
        </>
      ) : (
        <div className={css.place}>
          <p className={css.gone}>
            {comment.kind === 'deleted' ? 'Комментарий удалён' : 'Комментарий скрыт модератором'}
          </p>
          {children}
        </div>
      )}
    </li>
  );
}

function Head({ comment: { person, isAuthor, time }, id }: { comment: Visible; id: string }) {
  return (
    <p className={css.head} id={id}>
      {person.href === undefined ? (
        <bdi className={css.name}>{person.name}</bdi>
      ) : (
        <Link className={css.link} href={person.href}>
          <bdi>{person.name}</bdi>
        </Link>
      )}{' '}
      {isAuthor && <span className={css.author}>автор</span>} <span className={css.time}>{time}</span>
    </p>
  );
}

type WordsProps = Omit<CommentProps, 'comment' | 'size' | 'children'> & { comment: Visible };

function Words({ comment, drafts, onAnswer, onAction }: WordsProps) {
  const { id, person, isAuthor, text } = comment;
  const place: Place = `edit ${id}`;
  if (drafts.open === place)
    return (
      <div className={css.edit} ref={focusItem}>
        <CommentForm
          label="Правка комментария"
          kind="edit"
          initial={drafts.textOf(place) || text}
          original={text}
          note={'После правки появится пометка «изменён»'}
          isAsked
          action={drafts.actionOf(place)}
          verification={drafts.verification}
          onText={(typed) => drafts.onText(place, typed)}
          onSend={(typed) => drafts.onSend(place, typed)}
          onCancel={() => {
            drafts.onText(place, '');
            drafts.onOpen(undefined);
          }}
        />
      </div>
    );
  return (
    <>
      <Folded label={`комментарий, ${person.name}`}>
        <p className={isAuthor ? css.authorText : css.text} dir="auto">
          {joinEmptyLines(text)}
        </p>
      </Folded>
      <div className={css.actions}>
        {onAnswer && (
          <Button className={css.answer} aria-label={`Ответить: ${person.name}`} onPress={() => onAnswer(id)}>
            Ответить
          </Button>
        )}
        {comment.actions.length > 0 && (
          <Menu
            items={comment.actions.map((action) => entries[action])}
            onAction={(action) => onAction(id, action)}
          >
            <IconButton label={`Действия с комментарием: ${person.name}`} icon="more" />
          </Menu>
        )}
      </div>
    </>
  );
}

/** Ref of a form in an item of a list: when it closes and had the focus, the item takes that. */
export const focusItem = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) part.closest('li')?.focus({ preventScroll: true });
};
