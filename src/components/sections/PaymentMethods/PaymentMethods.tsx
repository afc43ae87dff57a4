import { type RefObject, useRef } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import * as css from './PaymentMethods.css.ts';

/** A card or an account that the person lets us charge again. */
export interface SavedPaymentMethod {
  readonly id: string;
  readonly kind: 'card' | 'sbp';
  /** «Мир •••• 2208». */
  readonly title: string;
  /** «До августа 2029». */
  readonly note: string;
  /** Nothing can be paid with it any more. */
  readonly isDead: boolean;
  /** The last try to forbid it; one that is forbidden is not in the list any more. */
  readonly forbidding: Action;
}

export interface PaymentMethodsProps {
  /** Nothing shows before the first reply: many people have saved nothing. */
  methods: Exclude<Load<readonly SavedPaymentMethod[]>, { kind: 'loading' }>;
  /** Result of the last action. @default nothing */
  done?: string | undefined;
  /** Load the list once more, after a failure. */
  onRetry: () => void;
  onForbid: (id: SavedPaymentMethod['id']) => void;
}

/** Saved cards and accounts, and how to end every charge of them. */
export function PaymentMethods({ methods, done, onRetry, onForbid }: PaymentMethodsProps) {
  const box = useRef<HTMLDivElement>(null);
  const saved = methods.value;
  return (
    <div className={css.box} ref={box} role="group" aria-label="Чем вы платите" tabIndex={-1}>
      <Banner tone="success">{done}</Banner>
      <LoadFailure place="row" load={methods} onRetry={onRetry} fallbackFocus={box} />
      {saved !== undefined && saved.length > 0 && (
        <ul className={css.list}>
          {saved.map((method) => (
            <Row key={method.id} method={method} fallbackFocus={box} onForbid={() => onForbid(method.id)} />
          ))}
        </ul>
      )}
      {saved !== undefined && (
        <p className={css.note}>
          {saved.length === 0
            ? 'Сохранённых карт нет. Карта сохранится, когда вы снова разрешите списывать с неё за подписку.'
            : 'Номера карт хранит платёжная система, мы видим последние четыре цифры.'}
        </p>
      )}
    </div>
  );
}

const icons = { card: 'card', sbp: 'qr' } as const;

interface RowProps {
  method: SavedPaymentMethod;
  onForbid: () => void;
  /** Gets the focus when the row disappears. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

function Row({ method, fallbackFocus, onForbid }: RowProps) {
  const { kind, title, note, isDead, forbidding } = method;
  const action = useFallbackFocus(fallbackFocus);
  const isPending = forbidding.kind === 'pending';
  return (
    <li className={css.item}>
      <div className={css.row}>
        <span className={css.sign}>
          <Icon name={icons[kind]} />
        </span>
        <div className={css.words}>
          <p className={css.title}>{title}</p>
          <p className={css.note}>{note}</p>
          {isDead && <Tag kind="bad">Больше не работает</Tag>}
        </div>
        <div className={css.action} ref={action}>
          <Button kind="outline" size="small" isPending={isPending} onPress={onForbid}>
            {isPending ? 'Отключаем...' : 'Больше не списывать'}
            <VisuallyHidden> ({title})</VisuallyHidden>
          </Button>
        </div>
      </div>
      <Banner tone="error">{failureOf(forbidding)}</Banner>
    </li>
  );
}
