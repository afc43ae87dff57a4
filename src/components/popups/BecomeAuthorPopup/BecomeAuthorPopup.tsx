import {
  BecomeAuthorForm,
  type BecomeAuthorFormProps,
} from '#src/components/forms/BecomeAuthorForm/BecomeAuthorForm.tsx';
import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';

export type BecomeAuthorPopupProps = BecomeAuthorFormProps & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/**
 * Opens before the first publication, or from one's own page (design section 7). The parent closes it once the page
 * exists.
 */
export function BecomeAuthorPopup({ isOpen, onOpenChange, ...form }: BecomeAuthorPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <BecomeAuthorContent {...form} />
    </Popup>
  );
}

/** Content of the popup that turns a person into an author, without its layer. */
export function BecomeAuthorContent(props: BecomeAuthorFormProps) {
  return (
    <PopupContent title="Стать автором">
      <Stack gap={24}>
        <p>
          У вас появится страница автора: на ней ваши посты, и читатели смогут за вами следить. Это бесплатно,
          а имя и занятие можно сменить когда угодно.
        </p>
        <BecomeAuthorForm {...props} />
      </Stack>
    </PopupContent>
  );
}
