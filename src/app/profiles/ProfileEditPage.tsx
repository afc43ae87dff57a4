import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PictureKind } from '#src/components/forms/AuthorForm/AuthorForm.tsx';
import {
  type EditedProfile,
  ProfileEditPage,
} from '#src/components/pages/ProfileEditPage/ProfileEditPage.tsx';
import { CropPopup } from '#src/components/popups/CropPopup/CropPopup.tsx';
import { loadOf } from '#src/data/shared/load.ts';
import { useOwnProfile, useOwnProfileCalls } from '#src/data/profiles/ownProfile.ts';
import { useAvailability } from '#src/data/profiles/useAvailability.ts';
import { useUploadLimits } from '#src/data/uploads/useUploads.ts';
import { formatBytes } from '#src/format/bytes.ts';
import { type Load, mapLoad } from '#src/status/load.ts';
import { validateUsername } from '#src/validation/index.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { paths } from '../shared/paths.ts';
import { targetOf } from '../shell/history.ts';
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx';
import { portraitOf } from '../shared/people.ts';
import { drawnCover } from './presentProfile.ts';
import { usePicture } from './usePicture.ts';
import { useSaving } from './useSaving.ts';

const failure = 'Не удалось загрузить страницу. Попробуйте ещё раз.';

/** One's own page, loaded in this visit: the cache of a former visit may be out of date. */
function useFreshProfile() {
  const own = useOwnProfile();
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && !own.isValidating) setFresh(true);
  const load = isFresh ? loadOf(own.profile, own, failure) : ({ kind: 'loading' } as const);
  return { profile: own.profile, load, reload: own.load };
}

/** `/profile/edit`: an author edits their page. */
export function Component() {
  const { hash } = useLocation();
  const { profile, load, reload } = useFreshProfile();
  const calls = useOwnProfileCalls();
  const portrait = usePicture('portrait', profile?.photo, profile?.photo_source, {
    set: calls.setPhoto,
    remove: calls.removePhoto,
  });
  const cover = usePicture('cover', profile?.cover_picture, profile?.cover_source, {
    set: calls.setCover,
    remove: calls.removeCover,
  });
  const pictures = { portrait, cover };
  const saving = useSaving(profile, [portrait.save, cover.save]);
  const [username, setUsername] = useState('');
  const isAnother = username !== profile?.username && validateUsername(username) === undefined;
  const availability = useAvailability(isAnother ? username : undefined);
  const limit = useUploadLimits()?.limits.picture;
  const [isDirty, setDirty] = useState(false);

  const isThere = load.kind === 'ready';
  useEffect(() => {
    if (isThere) targetOf(hash)?.scrollIntoView();
  }, [isThere, hash]);

  const edited: Load<EditedProfile> = mapLoad(load, (own) => ({
    isHidden: own.hidden,
    author: own,
    portrait: {
      ...portrait.view,
      shown: portrait.shown ?? portraitOf(own.name, { portrait: own.portrait }),
    },
    cover: { ...cover.view, shown: cover.shown ?? drawnCover(own.cover) },
  }));
  return (
    <>
      <PageMeta title={titles.profileEdit} noIndex />
      <ProfileEditPage
        {...saving}
        profile={edited}
        profileHref={paths.profile}
        pictureLimit={limit === undefined ? undefined : formatBytes(limit)}
        availability={{ kind: availability }}
        onUsernameChange={setUsername}
        onPictureChoose={(kind: PictureKind, file) => pictures[kind].choose(file)}
        onPictureCrop={(kind) => pictures[kind].crop()}
        onPictureRemove={(kind) => pictures[kind].remove()}
        onDiscard={() => Object.values(pictures).forEach(({ discard }) => discard())}
        onDirtyChange={setDirty}
        onRetry={reload}
      />
      <LeaveQuestion isUnsaved={isDirty} stake={{ kind: 'page' }} />
      {portrait.popup && <CropPopup {...portrait.popup} />}
      {cover.popup && <CropPopup {...cover.popup} />}
    </>
  );
}
