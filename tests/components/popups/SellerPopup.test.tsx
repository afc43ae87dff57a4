import { SellerPopup, type SellerPopupProps } from '#src/components/popups/SellerPopup/SellerPopup.tsx';
import { popupSuite } from '#tests/suites/popupSuite.tsx';

const popup = (props: Partial<SellerPopupProps> = {}) => (
  <SellerPopup
    isOpen
    onOpenChange={() => {}}
    seller={{ status: 'self_employed', name: '', inn: '' }}
    status={{ kind: 'idle' }}
    onSubmit={() => {}}
    {...props}
  />
);

popupSuite({
  title: 'Кто продаёт',
  firstField: 'Фамилия, имя и отчество',
  submit: 'Сохранить',
  popup,
});
