import { useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useFocusOn } from '../../primitives/useFocusOn.ts';
import * as css from './ArticleFeedback.css.ts';

/** Not answered yet, or the answer. */
export type ArticleFeedbackStatus = { readonly kind: 'asked' } | { readonly kind: 'helped' | 'unhelped' };

export interface ArticleFeedbackProps {
  status: ArticleFeedbackStatus;
  onAnswer: (answer: 'helped' | 'unhelped') => void;
  /** The messenger of the support. */
  supportHref: string;
}

/** «Помогло?» under an article; people it did not help are led to the support. */
export function ArticleFeedback({ status, onAnswer, supportHref }: ArticleFeedbackProps) {
  const answer = useRef<HTMLParagraphElement>(null);
  // The button that had focus has disappeared.
  useFocusOn(status.kind, () => answer.current);

  return (
    <div className={css.feedback}>
      {status.kind === 'asked' ? (
        <>
          <h2 className={css.question}>Помогло?</h2>
          <Inline>
            <Button kind="outline" size="small" onPress={() => onAnswer('helped')}>
              Да
            </Button>
            <Button kind="outline" size="small" onPress={() => onAnswer('unhelped')}>
              Нет
            </Button>
          </Inline>
        </>
      ) : (
        <p className={css.answer} tabIndex={-1} ref={answer}>
          {status.kind === 'helped' ? (
            'Отлично! Спасибо за ответ.'
          ) : (
            <>
              Жаль. Расскажите, чего не хватило:{' '}
              <Link href={supportHref} isExternal>
                написать в поддержку
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}
