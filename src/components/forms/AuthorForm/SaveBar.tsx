import { useRef } from 'react';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { ErrorText } from '#src/components/primitives/ErrorText/ErrorText.tsx';
import { Link } from '#src/components/primitives/Link/Link.tsx';
import { useFallbackFocus } from '#src/components/primitives/focus.ts';
import { withNoun } from '#src/format/plural.ts';
import { type Action, failureOf } from '#src/status/action.ts';
import type { AuthorField, AuthorFields } from './useAuthorForm.ts';
import * as css from './AuthorForm.css.ts';

interface SaveBarProps {
  form: AuthorFields;
  /** Number of unsaved changes. */
  count: number;
  status: Action<AuthorField>;
  onDiscard: () => void;
}

/** Bar at the foot of the screen: number of changes, errors, and buttons for all of them. */
export function SaveBar({ form, count, status, onDiscard }: SaveBarProps) {
  const { refused, inputOf, isPending } = form;
  const [first] = refused;
  const words = useRef<HTMLParagraphElement>(null);
  const buttons = useFallbackFocus(words);
  return (
    <div className={css.bar}>
      <div className={css.saveBarFailure}>
        <Banner tone="error">{failureOf(status)}</Banner>
      </div>
      <div className={css.said}>
        <p role="status" className={css.count} ref={words} tabIndex={-1}>
          {count === 0 ? 'Всё сохранено' : withNoun(count, ['изменение', 'изменения', 'изменений'])}
        </p>
        {first !== undefined && (
          <ErrorText>
            <Link onPress={() => inputOf(first)?.focus()}>
              Поправьте {withNoun(refused.length, ['поле', 'поля', 'полей'])}
            </Link>
          </ErrorText>
        )}
      </div>
      {(count > 0 || isPending) && (
        <div className={css.saveBarButtons} ref={buttons}>
          <Button kind="ghost" size="small" isDisabled={isPending} onPress={onDiscard}>
            Отменить всё
          </Button>
          <Button type="submit" size="small" isPending={isPending}>
            {isPending ? 'Сохранение...' : 'Сохранить'}
          </Button>
        </div>
      )}
    </div>
  );
}
