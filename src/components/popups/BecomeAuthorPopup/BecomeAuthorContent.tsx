import { BecomeAuthorForm, type BecomeAuthorFormProps } from '#src/components/forms/BecomeAuthorForm/BecomeAuthorForm.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';

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
