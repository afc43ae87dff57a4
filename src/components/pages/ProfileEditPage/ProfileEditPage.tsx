import { useRef } from 'react';
import type { Load } from '#src/status/load.ts';
import { AuthorForm, type AuthorFormProps, type AuthorTexts } from '../../forms/AuthorForm/AuthorForm.tsx';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { Cover, type CoverView } from '../../sections/ProfileHeader/ProfileHeader.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { FormRowSkeleton } from '../../primitives/FormRow/FormRow.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ProfileEditPage.css.ts';

/** One's own page as it is saved, and its pictures as they would be saved. */
export interface EditedProfile extends Pick<AuthorFormProps, 'portrait'> {
  /** A moderator keeps it from others. @default it is shown */
  readonly isHidden?: boolean;
  readonly author: AuthorTexts;
  readonly cover: Omit<AuthorFormProps['cover'], 'shown'> & { readonly shown: CoverView };
}

export interface ProfileEditPageProps extends Omit<AuthorFormProps, 'author' | 'portrait' | 'cover'> {
  profile: Load<EditedProfile>;
  /** One's own page. */
  profileHref: string;
  /** Load it once more. */
  onRetry: () => void;
}

/** Editor of an author's page (design section 14); nothing is public before «Сохранить». */
export function ProfileEditPage({ profile, profileHref, onRetry, ...form }: ProfileEditPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const value = profile.kind === 'loading' ? undefined : profile.value;
  return (
    <>
      <BackLink href={profileHref}>Профиль</BackLink>
      <PageTitle ref={heading}>Страница автора</PageTitle>
      {profile.kind === 'loading' && <ProfileEditSkeleton />}
      <LoadFailure load={profile} onRetry={onRetry} fallbackFocus={heading} />
      {value?.isHidden && (
        <div className={css.hidden}>
          <Banner tone="info">
            Модератор скрыл имя, тексты и картинки вашей страницы от других. Если это ошибка, напишите
            в поддержку
          </Banner>
        </div>
      )}
      {value && (
        <AuthorForm
          {...form}
          author={value.author}
          portrait={value.portrait}
          cover={{ ...value.cover, shown: <Cover view={value.cover.shown} place="preview" /> }}
        />
      )}
    </>
  );
}

const rows = ['portrait', 'cover', 'name', 'text'] as const;

/** Place of the rows of the form. */
function ProfileEditSkeleton() {
  return (
    <Busy>
      <div className={css.rows}>
        {rows.map((row) => (
          <FormRowSkeleton key={row}>
            <div className={css.box[row]}>
              <Skeleton />
            </div>
          </FormRowSkeleton>
        ))}
      </div>
    </Busy>
  );
}
