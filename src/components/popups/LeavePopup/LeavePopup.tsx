import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { withNoun } from '#src/format/plural.ts';
import { Confirmation, type ConfirmationProps } from '../shared/Confirmation.tsx';

export type LeavePopupProps = Omit<LeaveContentProps, 'onStay'> & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/**
 * Asks before text is lost (design section 7): by going to another page, or by logging out. Its parent closes it on
 * `onLeave`.
 */
export function LeavePopup({ isOpen, onOpenChange, ...content }: LeavePopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <LeaveContent {...content} onStay={() => onOpenChange(false)} />
    </Popup>
  );
}

/** Changes that leaving would lose. */
export type Stake =
  /** Changes of the post that is written, which neither server nor device has. */
  | { readonly kind: 'post' }
  /** Changes of one’s own page that were not saved. */
  | { readonly kind: 'page' }
  /** Texts that only this device has: they are deleted with the end of the session. */
  | {
      readonly kind: 'account';
      /** Number of posts they belong to. */
      readonly posts: number;
    };

interface LeaveContentProps {
  stake: Stake;
  onStay: () => void;
  /** Leave anyway. */
  onLeave: () => void;
}

function textsOf(stake: Stake): Pick<ConfirmationProps, 'title' | 'consequence' | 'confirm'> {
  switch (stake.kind) {
    case 'post':
      return {
        title: 'Уйти без сохранения?',
        consequence:
          'Последние правки ещё не сохранились. Если уйти сейчас, они могут пропасть, а в посте останется прежний текст.',
        confirm: 'Уйти',
      };
    case 'page':
      return {
        title: 'Уйти без сохранения?',
        consequence: 'Вы изменили страницу, но не сохранили её. Если уйти сейчас, правки пропадут.',
        confirm: 'Уйти',
      };
    case 'account':
      return {
        title: 'Выйти и стереть текст?',
        consequence: `Только на этом устройстве лежит текст, который не дошёл до сервера: ${withNoun(stake.posts, ['пост', 'поста', 'постов'])}. После выхода он сотрётся.`,
        confirm: 'Выйти и стереть',
      };
  }
}

/** Content of the question before leaving, without its layer. */
export function LeaveContent({ stake, onStay, onLeave }: LeaveContentProps) {
  return <Confirmation {...textsOf(stake)} cancel="Остаться" onCancel={onStay} onConfirm={onLeave} />;
}
