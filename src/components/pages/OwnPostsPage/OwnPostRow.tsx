import { type RefObject, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { hyphenate } from '#src/format/hyphenation.ts';
import { type Action, failureOf } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { MenuEntry } from '../../primitives/Menu/MenuItems.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { useFallbackFocus, useFocusOn } from '../../primitives/focus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { OwnPost, OwnPostAction, OwnPostView } from './ownPosts.ts';
import * as css from './OwnPostRow.css.ts';

const entries: Readonly<Record<OwnPostAction, MenuEntry<OwnPostAction>>> = {
  open: { id: 'open', label: 'Открыть' },
  pin: { id: 'pin', label: 'Закрепить' },
  unpin: { id: 'unpin', label: 'Открепить' },
  copy: { id: 'copy', label: 'Сделать копию' },
  unschedule: { id: 'unschedule', label: 'Снять с расписания' },
  unpublish: { id: 'unpublish', label: 'Снять с публикации' },
  delete: { id: 'delete', label: 'Удалить', tone: 'danger' },
};

const nextLabels = { write: 'Дописать', edit: 'Изменить', compare: 'Сверить' } as const;

interface OwnPostRowProps {
  post: OwnPostView;
  onAction: (id: number, action: OwnPostAction) => void;
  onRestore: (id: number) => void;
  /** Gets the focus of a row that moves to another group. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** One of the author's own posts; in place of a deleted one there is a button to restore it. */
export function OwnPostRow({ post, onAction, onRestore, fallbackFocus }: OwnPostRowProps) {
  const item = useRef<HTMLLIElement>(null);
  /** The change of `post.kind` was requested in this row. */
  const isRequested = useRef(false);
  const part = useFallbackFocus(fallbackFocus);
  // The menu that had the focus disappeared with the post, and so did the button that restored it.
  useFocusOn(
    post.kind,
    () => {
      const target = isRequested.current ? item.current : undefined;
      isRequested.current = false;
      return target;
    },
    { preventScroll: true },
  );
  const act = (action: OwnPostAction) => {
    isRequested.current = action === 'delete';
    onAction(post.id, action);
  };
  const restore = () => {
    isRequested.current = true;
    onRestore(post.id);
  };
  const progress = post.kind === 'post' ? post.progress : post.restoring;
  return (
    <li className={css.item} ref={item} tabIndex={-1}>
      <div ref={part}>
        {post.kind === 'post' ? (
          <Whole post={post} onAction={act} />
        ) : (
          <Deleted restoring={post.restoring} onRestore={restore} />
        )}
      </div>
      <Answer progress={progress} />
    </li>
  );
}

function Whole({ post, onAction }: { post: OwnPost; onAction: (action: OwnPostAction) => void }) {
  const { href, picture, about, state, note, next, progress } = post;
  const title = post.title === '' ? 'Без названия' : post.title;
  return (
    <div className={css.row} aria-busy={progress.kind === 'pending'}>
      {/* This link is for the pointer: keyboard and screen reader use the title's link. */}
      <div className={picture ? css.thumb : css.noPicture} data-part="picture" aria-hidden="true">
        <Link className={css.pictureLink} href={href} {...{ excludeFromTabOrder: true }}>
          {picture ? <Picture picture={picture} sizes="96px" /> : <Icon name="pencil" />}
        </Link>
      </div>
      <div className={css.words} data-part="words">
        <h3 className={css.title}>
          <Link className={css.titleLink} href={href}>
            {hyphenate(title)}
          </Link>
        </h3>
        <p className={css.note}>{about}</p>
      </div>
      <div className={css.state} data-part="state">
        <p className={css.stateLabel[next.kind === 'compare' ? 'compare' : 'plain']}>{state}</p>
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
      <div className={css.next}>
        <LinkButton kind="outline" size="small" width="full" href={next.href}>
          <span>
            {nextLabels[next.kind]}
            <VisuallyHidden> пост: {title}</VisuallyHidden>
          </span>
        </LinkButton>
      </div>
      <div className={css.menu}>
        <Menu items={post.actions.map((action) => entries[action])} onAction={onAction}>
          <IconButton
            label={`Действия с постом: ${title}`}
            icon="more"
            isPending={progress.kind === 'pending'}
          />
        </Menu>
      </div>
    </div>
  );
}

function Deleted({ restoring, onRestore }: { restoring: Action; onRestore: () => void }) {
  const isPending = restoring.kind === 'pending';
  return (
    <div className={css.gone}>
      Пост удалён.{' '}
      <Button kind="ghost" size="small" isPending={isPending} onPress={onRestore}>
        {isPending ? 'Возвращаем...' : 'Вернуть'}
      </Button>
    </div>
  );
}

/** The result of the last action. */
function Answer({ progress }: { progress: Action }) {
  const failure = failureOf(progress);
  const success = progress.kind === 'done' ? progress.message : undefined;
  return (
    <div className={failure === undefined && success === undefined ? undefined : css.answer}>
      <Banner tone="error">{failure}</Banner>
      <Banner tone="success">{success}</Banner>
    </div>
  );
}
