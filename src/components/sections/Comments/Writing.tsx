import type { RefObject } from 'react';
import { failureOf } from '#src/status/action.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { CommentForm } from './CommentForm.tsx';
import * as css from './Comments.css.ts';
import type { Drafts, Writing as WritingState } from './comments.ts';

interface WritingProps {
  writing: WritingState;
  drafts: Drafts;
  /** Gets the focus of the element that the form replaces. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** The form for a new comment, or why there is none. */
export function Writing({ writing, drafts, fallbackFocus }: WritingProps) {
  const reason = useFallbackFocus(fallbackFocus);
  switch (writing.kind) {
    case 'open':
      return (
        <div className={css.compose}>
          <Avatar portrait={writing.portrait} size="comment" href={writing.href} />
          <CommentForm
            label="Новый комментарий"
            placeholder="Ваш комментарий"
            kind="comment"
            initial={drafts.textOf('new')}
            action={drafts.actionOf('new')}
            verification={drafts.verification}
            naming={drafts.naming}
            onText={(text) => drafts.onText('new', text)}
            onSend={(text) => drafts.onSend('new', text)}
          />
        </div>
      );
    case 'followers': {
      const { following, onFollow } = writing;
      return (
        // Not the form's own element: it disappears when the form appears, and passes its focus on.
        <div className={css.reason} key="followers" ref={reason}>
          <p>Комментировать могут подписчики. Следите за автором — это бесплатно.</p>
          <Banner tone="error">{failureOf(following)}</Banner>
          <Button kind="secondary" size="small" isPending={following.kind === 'pending'} onPress={onFollow}>
            {following.kind === 'pending' ? 'Добавляем...' : 'Следить'}
          </Button>
        </div>
      );
    }
    case 'off':
      return <p className={css.reason}>Автор закрыл комментарии к этому посту.</p>;
    case 'blocked':
      return <p className={css.reason}>Автор ограничил вам комментарии.</p>;
  }
}
