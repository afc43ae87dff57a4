import type { RefObject } from 'react';
import { failureOf } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/useFallbackFocus.ts';
import type { ProfilePageProps, ProfileView } from './profile.ts';
import * as css from './ProfilePage.css.ts';

interface BlockProps extends Pick<ProfilePageProps, 'onUnblock'> {
  person: ProfileView;
  /** Gets the focus of the button that disappears. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Says that one of the two blocks the other, and why an action failed. */
export function Block({ person: { author, block }, onUnblock, fallbackFocus }: BlockProps) {
  const following = author?.following;
  const isPending = block?.progress.kind === 'pending';
  const failure =
    (block && failureOf(block.progress)) ??
    (following?.kind === 'free' ? failureOf(following.progress) : undefined);
  const blocked = useFallbackFocus(fallbackFocus);
  return (
    <>
      <div className={failure === undefined ? undefined : css.notice}>
        <Banner tone="error">{failure}</Banner>
      </div>
      {following?.kind === 'shut' && <p className={css.notice}>Автор ограничил вам доступ</p>}
      {block?.isBlocked === true && (
        <div className={css.notice} ref={blocked}>
          <p>Вы заблокировали этого человека: следить за вами и комментировать ваши посты нельзя</p>
          <Button kind="outline" size="small" isPending={isPending} onPress={onUnblock}>
            {isPending ? 'Снимаем...' : 'Разблокировать'}
          </Button>
        </div>
      )}
    </>
  );
}
