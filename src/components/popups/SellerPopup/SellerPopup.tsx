import { SellerForm, type SellerFormProps } from '#src/components/forms/SellerForm/SellerForm.tsx';
import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';

export type SellerPopupProps = SellerFormProps & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/** Opens over a price that cannot be set yet; the parent closes it and sets the price once the data are saved. */
export function SellerPopup({ isOpen, onOpenChange, ...form }: SellerPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <SellerContent {...form} />
    </Popup>
  );
}

/** Content of the popup that asks who sells, without its layer. */
export function SellerContent(props: SellerFormProps) {
  return (
    <PopupContent title="Кто продаёт">
      <Stack gap={24}>
        <p>
          По закону в чеке указан продавец, и это вы. Заполните один раз: данные увидят только покупатели
          в своих чеках. Потом их можно изменить в настройках.
        </p>
        <SellerForm {...props} />
      </Stack>
    </PopupContent>
  );
}
