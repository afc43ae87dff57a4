import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { textOfVersion } from '#src/compare/text.ts';
import type { Version } from '#src/compare/version.ts';
import { ConflictPage, type ConflictPageProps } from '#src/components/pages/ConflictPage/ConflictPage.tsx';
import type { Content, OpenDraft } from '#src/data/writing/index.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { notify } from '../shell/notify.ts';
import { ownPostsHref, postEditHref } from '../shared/paths.ts';
import { copyText } from '../shared/copyText.ts';

interface ConflictProps {
  id: string;
  open: OpenDraft | undefined;
}

/** The parts of it that can be compared: only this device knows a file that is being uploaded. */
const versionOf = ({ title, blocks }: Content): Version => ({
  title,
  blocks: blocks.filter((block) => block.type !== 'upload'),
});

async function copy(mine: Version, theirs: Version): Promise<void> {
  try {
    await copyText(`${textOfVersion(mine)}\n\n———\n\n${textOfVersion(theirs)}`);
    notify({ tone: 'success', title: 'Оба варианта скопированы' });
  } catch {
    notify({
      tone: 'error',
      title: 'Не удалось скопировать',
      text: 'Выделите текст и скопируйте его сами.',
    });
  }
}

/** `/post/edit/{id}?view=conflict`: what was written here and elsewhere. Without a conflict it is the post. */
export function Conflict({ id, open }: ConflictProps) {
  const navigate = useNavigate();
  const { status, content } = open?.written ?? {};
  const isOver = status !== undefined && status.kind !== 'conflict' && status.kind !== 'opening';
  useEffect(() => {
    if (isOver) void navigate(postEditHref(id), { replace: true });
  }, [isOver, id, navigate]);

  const theirs = status?.kind === 'conflict' ? status.theirs : undefined;
  const isKnown = content !== undefined && theirs !== undefined;
  const versions: ConflictPageProps['versions'] = isKnown
    ? {
        kind: 'ready',
        isRenewing: false,
        value: {
          mine: versionOf(content),
          theirs: versionOf(theirs),
          notes: { mine: 'этот браузер', theirs: 'сохранён на сервере' },
        },
      }
    : { kind: 'loading' };

  function save({ title, blocks }: Version): void {
    if (open === undefined || content === undefined) return;
    const uploads = content.blocks.filter((block) => block.type === 'upload');
    // The comparison hands back blocks of the two contents.
    const chosen = blocks as Content['blocks'];
    void open.writing.resolve({ ...content, title, blocks: [...chosen, ...uploads] });
  }
  return (
    <>
      <PageMeta title="Две версии одного поста" noIndex />
      <ConflictPage
        versions={versions}
        saving={{ kind: 'idle' }}
        postsHref={ownPostsHref}
        onSave={save}
        onCopy={() => {
          if (isKnown) void copy(versionOf(content), versionOf(theirs));
        }}
        onRetry={() => void open?.writing.save()}
      />
    </>
  );
}
