import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { LeaveContent, type LeaveContentProps } from './LeaveContent.tsx';

export { LeaveContent, type Stake } from './LeaveContent.tsx';

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
