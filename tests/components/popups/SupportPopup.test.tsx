import { SupportPopup, type SupportPopupProps } from '#src/components/popups/SupportPopup/SupportPopup.tsx';
import { popupSuite } from '#tests/suites/popupSuite.tsx';

const popup = (props: Partial<SupportPopupProps> = {}) => (
  <SupportPopup isOpen onOpenChange={() => {}} status={{ kind: 'idle' }} onSubmit={() => {}} {...props} />
);

popupSuite({ title: 'Написать в поддержку', firstField: 'Email', submit: 'Отправить', popup });
