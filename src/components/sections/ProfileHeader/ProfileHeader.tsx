import type { ReactNode, Ref } from 'react';
import { hyphenate } from '#src/format/hyphenation.ts';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Cover, type CoverView } from './Cover.tsx';
import * as css from './ProfileHeader.css.ts';

export { Cover, type CoverName, covers, type CoverView } from './Cover.tsx';

/** Owner of the page. */
export type ProfilePerson =
  | {
      readonly kind: 'known';
      readonly portrait: AvatarProps['portrait'];
      /** Role and username: «Музыкант · ilya.koval». */
      readonly about: string;
      /** Cover of an author; `undefined` for a person without posts. */
      readonly cover: CoverView | undefined;
    }
  /** The person is not loaded yet. */
  | { readonly kind: 'loading' }
  /** The person does not exist. */
  | { readonly kind: 'none' };

export interface ProfileHeaderProps {
  /** The heading: the name, or a message in its place; while it loads only screen readers get it. */
  title: string;
  person: ProfilePerson;
  /** Buttons of the profile. @default nothing */
  children?: ReactNode;
  /** Lets the heading take the focus of elements that disappear. */
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * Strip, portrait and name of a person (design section 14). Its heading stays the same element while the rest loads:
 * it has the focus.
 */
export function ProfileHeader({ title, person, children, ref }: ProfileHeaderProps) {
  const isLoading = person.kind === 'loading';
  const cover = person.kind === 'known' ? person.cover : undefined;
  return (
    <div>
      {cover !== undefined && <Cover view={cover} />}
      {isLoading && <StripSkeleton />}
      <div className={isLoading || cover !== undefined ? css.onCover : css.person}>
        {person.kind === 'known' && (
          <div className={css.portrait} data-part="portrait">
            <Avatar portrait={person.portrait} size="page" />
          </div>
        )}
        {isLoading && <PortraitSkeleton />}
        <div className={css.words}>
          <h1 className={css.name} ref={ref} tabIndex={-1}>
            {isLoading ? (
              <>
                <TextSkeleton length="title" />
                <VisuallyHidden>{title}</VisuallyHidden>
              </>
            ) : (
              hyphenate(title)
            )}
          </h1>
          {person.kind === 'known' && <p className={css.about}>{person.about}</p>}
          {isLoading && <AboutSkeleton />}
        </div>
        {children !== undefined && <div className={css.actions}>{children}</div>}
      </div>
    </div>
  );
}

const StripSkeleton = () => (
  <div className={css.strip} data-part="strip">
    <Skeleton />
  </div>
);

const PortraitSkeleton = () => (
  <div className={`${css.portrait} ${css.portraitBox}`} data-part="portrait">
    <Skeleton />
  </div>
);

const AboutSkeleton = () => (
  <div className={css.about}>
    <TextSkeleton length="longest" />
  </div>
);
