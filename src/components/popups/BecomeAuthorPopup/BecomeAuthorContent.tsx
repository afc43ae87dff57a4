import {
  BecomeAuthorForm,
  type BecomeAuthorFormProps,
} from '#src/components/forms/BecomeAuthorForm/index.ts';
import { PopupContent } from '#src/components/primitives/Popup/index.ts';
import { Stack } from '#src/components/primitives/Stack/index.ts';

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
