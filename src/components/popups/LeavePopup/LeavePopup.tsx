import { Popup, type PopupProps } from '#src/components/primitives/Popup/index.ts';
import { leaveContent, type LeaveContentProps } from './leaveContent.tsx';

export type LeavePopupProps = Omit<LeaveContentProps, 'onStay'> & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/** Asks before text is lost: by going to another page, or by logging out. Whoever opens it closes it on `onLeave`. */
export function LeavePopup({ isOpen, onOpenChange, ...content }: LeavePopupProps) {
  return (
    <Popup
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      {...leaveContent({ ...content, onStay: () => onOpenChange(false) })}
    />
  );
}
