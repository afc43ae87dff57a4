import { Popup, type PopupProps } from '#src/components/primitives/Popup/index.ts';
import { ReportContent, type ReportContentProps } from './ReportContent.tsx';

export type ReportPopupProps = ReportContentProps & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/** Tells the moderators of a post or a comment (design section 7). Its owner closes it once the complaint is sent. */
export function ReportPopup({ isOpen, onOpenChange, ...content }: ReportPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <ReportContent {...content} />
    </Popup>
  );
}
