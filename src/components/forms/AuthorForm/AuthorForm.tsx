import { type ReactNode, useEffect } from 'react';
import { Avatar, type AvatarProps } from '#src/components/primitives/Avatar/Avatar.tsx';
import { FormRow } from '#src/components/primitives/FormRow/FormRow.tsx';
import { TextArea } from '#src/components/primitives/TextArea/TextArea.tsx';
import type { Action } from '#src/status/action.ts';
import { bioLength } from '#src/validation/index.ts';
import {
  type AuthorField,
  type AuthorTexts,
  type Availability,
  type EditedPicture,
  type PictureKind,
  useAuthorForm,
} from './useAuthorForm.ts';
import * as css from './AuthorForm.css.ts';
import { Links } from './Links.tsx';
import { NameFields, PictureButtons } from './NameFields.tsx';
import { SaveBar } from './SaveBar.tsx';

export type { AuthorField, AuthorTexts, Availability, EditedPicture, PictureKind } from './useAuthorForm.ts';

export interface AuthorFormProps {
  /** The texts that are saved. */
  author: AuthorTexts;
  portrait: EditedPicture & {
    /** As it would be saved. */
    readonly shown: AvatarProps['portrait'];
  };
  cover: EditedPicture & {
    /** As it would be saved, in a strip of 5:1. */
    readonly shown: ReactNode;
  };
  /** Size limit of a picture: «20 МБ»; `undefined` while unknown. */
  pictureLimit: string | undefined;
  availability: Availability;
  /** The last save. */
  status: Action<AuthorField>;
  /** Save the texts, trimmed, and the pictures as they are shown. */
  onSubmit: (texts: AuthorTexts) => void;
  /** The username was edited: the answer about it is out of date. */
  onUsernameChange: (username: string) => void;
  /** A file was chosen; the picture is asked to be cut next. */
  onPictureChoose: (kind: PictureKind, file: File) => void;
  onPictureCrop: (kind: PictureKind) => void;
  onPictureRemove: (kind: PictureKind) => void;
  /** The pictures go back to the saved ones. */
  onDiscard: () => void;
  /** Called when the form becomes dirty or clean, so that leaving the page can ask. @default nobody asks */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** Everything that an author's page says of them, saved at once (design section 14). */
export function AuthorForm(props: AuthorFormProps) {
  const { author, portrait, cover, pictureLimit, availability, status, onUsernameChange, onDirtyChange } =
    props;
  const form = useAuthorForm(props);
  const { changes } = form;
  const count = changes.size + Number(portrait.isChanged) + Number(cover.isChanged);
  const isDirty = count > 0;
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  const upTo = pictureLimit === undefined ? '' : `, до ${pictureLimit}`;
  const buttons = (kind: PictureKind) => ({
    kind,
    onChoose: props.onPictureChoose,
    onCrop: props.onPictureCrop,
    onRemove: props.onPictureRemove,
  });
  const { inputRef: areaRef, ...bio } = form.field('bio');
  const discard = () => {
    form.reset();
    onUsernameChange(author.username);
    props.onDiscard();
  };
  return (
    <form onSubmit={form.submit} noValidate>
      <div className={css.rows}>
        <FormRow
          id="portrait"
          title="Портрет"
          note={`Квадрат, от 400 пикселей${upTo}. Виден у каждого поста.`}
          isChanged={portrait.isChanged}
        >
          <div className={css.portrait}>
            <Avatar portrait={portrait.shown} size="edited" />
            <PictureButtons {...buttons('portrait')} picture={portrait} />
          </div>
        </FormRow>
        <FormRow
          id="cover"
          title="Обложка"
          note={`Полоса 5:1${upTo}. Без неё стоит наш коллаж.`}
          isChanged={cover.isChanged}
        >
          <div className={css.cover}>{cover.shown}</div>
          <PictureButtons {...buttons('cover')} picture={cover} />
        </FormRow>
        <FormRow
          id="name"
          title="Имя и занятие"
          note="Стоят у каждого вашего поста и комментария."
          isChanged={changes.has('name') || changes.has('role') || changes.has('username')}
        >
          <NameFields
            form={form}
            author={author}
            availability={availability}
            onUsernameChange={onUsernameChange}
          />
        </FormRow>
        <FormRow
          id="bio"
          title="О себе"
          note="Два предложения о том, что вы делаете."
          isChanged={changes.has('bio')}
        >
          <TextArea
            {...bio}
            isRequired={false}
            areaRef={areaRef}
            label="Текст"
            isLabelShown
            limit={bioLength}
            voice="author"
          />
        </FormRow>
        <FormRow
          id="links"
          title="Ссылки"
          note="До пяти: где вас ещё читают, смотрят и слушают."
          isChanged={changes.has('links')}
        >
          <Links form={form} />
        </FormRow>
      </div>
      <SaveBar form={form} count={count} status={status} onDiscard={discard} />
    </form>
  );
}
