import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { ReportContent, type ReportContentProps } from './ReportContent.tsx';

export { ReportContent, type ReportReason } from './ReportContent.tsx';

export type ReportPopupProps = ReportContentProps & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/**
 * Sends a complaint about a post or a comment to the moderators (design section 7). The parent closes it after sending.
 */
export function ReportPopup({ isOpen, onOpenChange, ...content }: ReportPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <ReportContent {...content} />
    </Popup>
  );
}
