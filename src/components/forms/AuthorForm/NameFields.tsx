import { useId } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Field, TextField } from '#src/components/primitives/TextField/TextField.tsx';
import { validateUsername } from '#src/validation/index.ts';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { ErrorText } from '#src/components/primitives/ErrorText/ErrorText.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import * as layout from '../shared/form.css.ts';
import { UsernameRules } from '../shared/Checklist.tsx';
import {
  type AuthorFields,
  type AuthorTexts,
  type Availability,
  type EditedPicture,
  type PictureKind,
  takenMessage,
} from './useAuthorForm.ts';
import * as css from './AuthorForm.css.ts';

const hints: Record<Exclude<Availability['kind'], 'unknown' | 'taken'>, string> = {
  checking: 'Проверяем, свободен ли адрес…',
  free: 'Адрес свободен',
  failed: 'Не удалось проверить, свободен ли адрес. Проверим, когда будете сохранять.',
};

/** Props of a field whose description appears later: react-aria connects only one that exists from the start. */
const described = (id: string, words: string | false, others = '') =>
  words === false
    ? {}
    : { description: <span id={id}>{words}</span>, 'aria-describedby': `${id} ${others}`.trim() };

interface NameFieldsProps {
  form: AuthorFields;
  author: AuthorTexts;
  availability: Availability;
  onUsernameChange: (username: string) => void;
}

/** The author's name and the address of the page. */
export function NameFields({ form, author, availability, onUsernameChange }: NameFieldsProps) {
  const { field, changes, values } = form;
  const rules = useId();
  const before = useId();
  /** Shows the saved text once a different one is typed. */
  const was = (key: 'name' | 'role') =>
    described(`${before}-${key}`, changes.has(key) && author[key] !== '' && `Было: ${author[key]}`);
  const username = field('username');
  const isNew = changes.has('username');
  const isKept = isNew && validateUsername(values.username) === undefined;
  const { kind } = availability;
  return (
    <>
      <div className={layout.pair}>
        <TextField {...field('name')} label="Имя" autoComplete="name" {...was('name')} />
        <TextField
          {...field('role')}
          label="Занятие"
          placeholder="Музыкант"
          autoComplete="organization-title"
          {...was('role')}
        />
      </div>
      <div className={layout.form}>
        <Field
          {...username}
          label="Адрес страницы"
          before="@"
          // The login is the e-mail: a password manager must not take this name for it.
          autoComplete="nickname"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          errorMessage={isKept && kind === 'taken' ? takenMessage : username.errorMessage}
          {...described(`${before}-address`, isNew && 'Старый адрес будет вести на новый ещё год.', rules)}
          hints={isKept && kind !== 'unknown' && kind !== 'taken' ? [hints[kind]] : []}
          onChange={(value) => {
            username.onChange(value);
            onUsernameChange(value.trim());
          }}
        />
        {isNew && (
          <UsernameRules
            id={rules}
            username={values.username}
            isRefused={username.errorMessage !== undefined}
          />
        )}
      </div>
    </>
  );
}

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

const words = {
  portrait: { first: 'Загрузить', crop: 'Кадрировать портрет', remove: 'Убрать портрет' },
  cover: { first: 'Загрузить свою', crop: 'Кадрировать обложку', remove: 'Убрать обложку' },
} as const;

interface PictureButtonsProps {
  kind: PictureKind;
  picture: EditedPicture;
  onChoose: (kind: PictureKind, file: File) => void;
  onCrop: (kind: PictureKind) => void;
  onRemove: (kind: PictureKind) => void;
}

/** Buttons that choose, crop or remove a picture of the page. */
export function PictureButtons({ kind, picture, onChoose, onCrop, onRemove }: PictureButtonsProps) {
  const { isOwn, canCrop, upload } = picture;
  const isPending = upload.kind === 'pending';
  const { first, crop, remove } = words[kind];
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onChoose(kind, file);
  };
  return (
    <Stack gap={12}>
      <div className={css.buttons}>
        <FileTrigger acceptedFileTypes={accepted} onSelect={choose}>
          <Button kind="outline" size="small" isPending={isPending}>
            {isPending ? 'Загружаем...' : isOwn ? 'Заменить' : first}
          </Button>
        </FileTrigger>
        {canCrop && (
          <Button kind="ghost" size="small" aria-label={crop} onPress={() => onCrop(kind)}>
            Кадрировать
          </Button>
        )}
        {isOwn && (
          <Button kind="ghost" size="small" aria-label={remove} onPress={() => onRemove(kind)}>
            Убрать
          </Button>
        )}
      </div>
      <div role="alert" className={css.failure}>
        {upload.kind === 'failed' && <ErrorText>{upload.message}</ErrorText>}
      </div>
    </Stack>
  );
}
