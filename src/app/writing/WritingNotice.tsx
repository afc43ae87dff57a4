import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { Link } from '#src/components/primitives/Link/Link.tsx';
import type { DraftView } from '#src/data/writing/index.ts';

interface WritingNoticeProps {
  written: DraftView;
  onKeepAsNew: () => void;
}

/** A problem with the post being written that needs more than one line. */
export function WritingNotice({ written: { status }, onKeepAsNew }: WritingNoticeProps) {
  switch (status.kind) {
    case 'missing':
      return (
        <Banner tone="error">
          Этот пост удалили в другом месте. Текст цел и хранится на этом устройстве.{' '}
          <Link onPress={onKeepAsNew}>Сохранить как новый пост</Link>
        </Banner>
      );
    case 'signedOut':
      return (
        <Banner tone="error">
          Сеанс закончился. Текст хранится на этом устройстве и вернётся, когда вы снова войдёте.
        </Banner>
      );
    case 'failed':
    case 'unkept':
      return <Banner tone="error">{status.message}</Banner>;
    case 'opening':
    case 'saved':
    case 'saving':
    case 'offline':
    case 'conflict':
    case 'otherTab':
      return <Banner tone="error" />;
  }
}
