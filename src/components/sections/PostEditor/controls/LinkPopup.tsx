import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { validateHref } from '#src/validation/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Popup } from '../../../primitives/Popup/Popup.tsx';
import { PopupContent } from '../../../primitives/Popup/PopupContent.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { normalizeHref } from '../blocks.ts';

export interface LinkPopupProps {
  isOpen: boolean;
  /** Target of the link at the caret. @default a new link */
  href: string | undefined;
  onOpenChange: (isOpen: boolean) => void;
  onSave: (href: string) => void;
  onRemove: () => void;
}

/** «anna@example.ru» and «example.ru/page» are meant as what they would be. */
function addressOf(typed: string): string {
  const text = typed.trim();
  if (/^[a-z][\w+.-]*:/i.test(text) || text === '') return text;
  return text.includes('@') ? `mailto:${text}` : `https://${text}`;
}

/** Popup for the target of a link: a page or an e-mail address. */
export function LinkPopup({ isOpen, onOpenChange, ...form }: LinkPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <PopupContent title="Ссылка">
        <LinkForm {...form} />
      </PopupContent>
    </Popup>
  );
}

const form = 'Ссылка начинается с https:// или mailto: и пишется без пробелов';

/** Error of a text that cannot be a link. */
const problemOf = (address: string): string =>
  /\s/.test(address.trim()) ? form : (validateHref(address.trim()) ?? form);

function LinkForm({ href, onSave, onRemove }: Pick<LinkPopupProps, 'href' | 'onSave' | 'onRemove'>) {
  const [typed, setTyped] = useState(href ?? '');
  const [error, setError] = useState<string>();
  const save = () => {
    const address = addressOf(typed);
    const normal = normalizeHref(address);
    if (normal === undefined) setError(problemOf(address));
    else onSave(normal);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap={24}>
        <TextField
          label="Адрес"
          name="href"
          inputMode="url"
          autoCapitalize="none"
          placeholder="https://"
          description="Страница или почта: https:// или mailto:"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setError(undefined);
          }}
          errorMessage={error}
        />
        <Button type="submit" width="full">
          Готово
        </Button>
        {href !== undefined && (
          <Button kind="outline" width="full" onPress={onRemove}>
            Убрать ссылку
          </Button>
        )}
      </Stack>
    </Form>
  );
}
