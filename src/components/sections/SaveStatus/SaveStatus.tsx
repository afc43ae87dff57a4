import { type ReactNode, useState } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SaveStatus.css.ts';

/** Save state of the text. */
export type SaveState =
  /** A change that is not on its way yet. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** The server has it. */
  | {
      readonly kind: 'saved';
      /** «в 14:02», or the day where it was another one: «6 ноября». */
      readonly when: string;
    }
  /** The server is not reached; the device has it, and it is sent by itself. */
  | { readonly kind: 'offline' }
  /** Neither server nor device has it: a private window, a full disk. */
  | { readonly kind: 'tabOnly' }
  /** The server refused it; the device has it. */
  | { readonly kind: 'failed' }
  /** It was changed elsewhere meanwhile. */
  | {
      readonly kind: 'conflict';
      /** Address of the comparison. */
      readonly href: string;
    };

export interface SaveStatusProps {
  state: SaveState;
  /** Save once more, after a failure. */
  onRetry: () => void;
}

const sentences = {
  unsaved: 'Есть несохранённые правки',
  saving: 'Сохраняем…',
  offline: 'Нет связи. Сохраняем здесь, отправим, как появится',
  tabOnly: 'Храним только в этой вкладке, не закрывайте её',
  failed: 'Не сохранилось.',
  conflict: 'Правили в другом месте, новое храним только здесь.',
} as const;

/** The line above the sheet: where the text is kept, without a toast (design section 14). */
export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  const said = useSaid(state);
  return (
    <div>
      <p className={css.status({ kind: state.kind })}>
        <span>{wordsOf(state, onRetry)}</span>
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

function wordsOf(state: SaveState, onRetry: () => void): ReactNode {
  switch (state.kind) {
    case 'unsaved':
    case 'saving':
    case 'offline':
    case 'tabOnly':
      return sentences[state.kind];
    case 'saved':
      return `Сохранено ${state.when}`;
    case 'failed':
      return (
        <>
          {sentences.failed} <Link onPress={onRetry}>Повторить</Link>
        </>
      );
    case 'conflict':
      return (
        <>
          {sentences.conflict} <Link href={state.href}>Сверить</Link>
        </>
      );
  }
}

/** Saving runs while one writes: a screen reader announces only a trouble and its end. */
function useSaid(state: SaveState): string {
  const [said, setSaid] = useState('');
  const next = nextSaid(state, said);
  if (next !== said) setSaid(next);
  return next;
}

function nextSaid(state: SaveState, said: string): string {
  switch (state.kind) {
    case 'unsaved':
    case 'saving':
      return said;
    case 'saved':
      return said === '' ? '' : 'Сохранено';
    case 'offline':
    case 'tabOnly':
    case 'failed':
    case 'conflict':
      return sentences[state.kind];
  }
}
