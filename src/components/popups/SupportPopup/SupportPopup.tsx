import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { SupportForm, type SupportFormProps } from '#src/components/forms/SupportForm/SupportForm.tsx';

export interface SupportPopupProps
  extends Omit<SupportFormProps, 'onClose'>, Pick<PopupProps, 'isOpen' | 'onOpenChange'> {
  /** The challenge covers the page: the popup is out of sight and keeps what was typed. @default false */
  isCaptchaChallengeVisible?: boolean;
}

/** «Написать в поддержку» (specification section 1, FAQ; design section 7). */
export function SupportPopup(props: SupportPopupProps) {
  const { isOpen, onOpenChange, isCaptchaChallengeVisible = false, ...form } = props;
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange} isHidden={isCaptchaChallengeVisible}>
      <SupportContent {...form} onClose={() => onOpenChange(false)} />
    </Popup>
  );
}

/** Content of the support popup, without its layer. */
export function SupportContent(form: SupportFormProps) {
  return (
    <PopupContent title="Написать в поддержку">
      <SupportForm {...form} />
    </PopupContent>
  );
}
