import { Button } from 'react-aria-components/Button';
import { failureOf } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { useFirstNewItem } from '../LoadMore/LoadMore.tsx';
import { Comment, focusItem } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';
import type { CommentAction, CommentView, Drafts, Place, ThreadView } from './comments.ts';
import * as css from './Thread.css.ts';

interface ThreadProps {
  thread: ThreadView;
  drafts: Drafts;
  /** The reader may write. */
  mayAnswer: boolean;
  onAction: (id: string, action: CommentAction) => void;
  onMore: (id: string) => void;
}

/** A comment, its answers, and under them the form for another one. */
export function Thread({ thread, drafts, mayAnswer, onAction, onMore }: ThreadProps) {
  const { id, comment, answers, more } = thread;
  const { list, remember } = useFirstNewItem(answers.length, more?.loading.kind === 'failed');
  const onAnswer = mayAnswer ? (answeredId: string) => drafts.onOpen(placeOf(answeredId)) : undefined;
  const shared = { drafts, onAction, onAnswer };
  const answered = [comment, ...answers].find((one) => drafts.open === placeOf(one.id));
  return (
    <Comment comment={comment} size="comment" {...shared}>
      {answers.length > 0 && (
        <ul aria-label={`Ответы: ${nameOf(comment)}`} ref={list}>
          {answers.map((answer) => (
            <Comment key={answer.id} comment={answer} size="answer" {...shared} />
          ))}
        </ul>
      )}
      {more && (
        <div className={css.more}>
          <Banner tone="error">{failureOf(more.loading)}</Banner>
          <Button
            className={css.moreButton}
            isPending={more.loading.kind === 'pending'}
            onPress={() => {
              remember();
              onMore(id);
            }}
          >
            {more.loading.kind === 'pending' ? 'Загрузка...' : more.label}
          </Button>
        </div>
      )}
      {answered && <AnswerForm key={answered.id} comment={answered} drafts={drafts} />}
    </Comment>
  );
}

function AnswerForm({ comment, drafts }: { comment: CommentView; drafts: Drafts }) {
  const place = placeOf(comment.id);
  return (
    <div className={css.form} ref={focusItem}>
      <CommentForm
        label={`Ответ: ${nameOf(comment)}`}
        placeholder="Ваш ответ"
        kind="answer"
        initial={drafts.textOf(place)}
        isAsked
        action={drafts.actionOf(place)}
        verification={drafts.verification}
        naming={drafts.naming}
        onText={(text) => drafts.onText(place, text)}
        onSend={(text) => drafts.onSend(place, text)}
        onCancel={() => drafts.onOpen(undefined)}
      />
    </div>
  );
}

const placeOf = (id: string): Place => `answer ${id}`;

const nameOf = (comment: CommentView) =>
  comment.kind === 'visible' ? comment.person.name : 'удалённый комментарий';
