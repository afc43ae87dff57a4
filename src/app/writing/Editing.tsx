import { useMemo, useState } from 'react';
import {
  EditPostPage,
  type EditPostPageProps,
  type WritingPopup,
} from '#src/components/pages/EditPostPage/EditPostPage.tsx';
import { PublishCheckContent } from '#src/components/popups/PublishCheckPopup/PublishCheckPopup.tsx';
import { AccessPanel } from '#src/components/sections/AccessPanel/AccessPanel.tsx';
import {
  PostEditor,
  type PostEditorHandle,
  type PostEditorProps,
} from '#src/components/sections/PostEditor/PostEditor.tsx';
import { PublishPanel } from '#src/components/sections/PublishPanel/PublishPanel.tsx';
import { SaveStatus } from '#src/components/sections/SaveStatus/SaveStatus.tsx';
import { useAudience } from '#src/data/drafts/ownPosts.ts';
import { loadOf } from '#src/data/shared/load.ts';
import type { Content, OpenDraft } from '#src/data/writing/index.ts';
import { mapLoad } from '#src/status/load.ts';
import { sharePage } from '../posts/readerActions.ts';
import { useBecomingAuthor } from '../profiles/useBecomingAuthor.tsx';
import { useSellerQuestion } from '../sellers/useSellerQuestion.tsx';
import { previewHref, revisionsHref, tiersHref } from '../shared/paths.ts';
import {
  checkBeforePublishing,
  countRemarks,
  presentMoment,
  presentRemark,
} from './checkBeforePublishing.ts';
import { accessOf, audienceOf, presentAudience, presentPaywall, presentStatus } from './presentWriting.ts';
import { useFiles } from './useFiles.ts';
import { usePublication } from './usePublication.ts';
import { WritingNotice } from './WritingNotice.tsx';

const audienceFailure = 'Не удалось узнать, сколько у вас читателей. Попробуйте ещё раз.';
const noMedia = [] as const;

interface EditingProps extends Omit<EditPostPageProps, 'post'> {
  open: OpenDraft;
  content: Content;
}

/** A post that is there, with all that its author does with it. */
export function Editing({ open, content, ...page }: EditingProps) {
  const { writing, written } = open;
  const { id, draft, edition } = written;
  const [editor, setEditor] = useState<PostEditorHandle | null>(null);
  const [popup, setPopup] = useState<WritingPopup>();
  const { become, popup: question } = useBecomingAuthor();
  const seller = useSellerQuestion();
  const publication = usePublication(open, become, seller.sell);
  const readers = useAudience();
  const { blocks, audience: chosen, tiers, price = null } = content;
  const waiting = blocks.flatMap((block) => (block.type === 'upload' ? [block.id] : [])).join(' ');
  const { hasFailed, ...files } = useFiles(draft?.media ?? noMedia, waiting);

  const now = () => writing.get().content ?? content;
  const change = (changes: Partial<Content>) => writing.change({ ...now(), ...changes });

  const access = useMemo(() => accessOf({ audience: chosen, tiers, price }), [chosen, tiers, price]);
  const audience = mapLoad(loadOf(readers.data?.value, readers, audienceFailure), presentAudience);
  // A key press does not change it, so no block renders again.
  const paywall = useMemo(
    () => presentPaywall(access, readers.data && presentAudience(readers.data.value)),
    [access, readers.data],
  );
  const remarks = checkBeforePublishing(content, hasFailed);
  const isUntouched = ['untitled', 'empty'].every((kind) => remarks.some((remark) => remark.kind === kind));
  const findings = [
    ...presentMoment(publication.momentProblem),
    ...remarks.map((remark) =>
      presentRemark(remark, (block) => {
        setPopup(undefined);
        editor?.focusBlock(block);
      }),
    ),
  ];

  async function publish(): Promise<void> {
    if (await publication.publish()) setPopup(undefined);
  }
  const state = presentStatus(written);
  return (
    <>
      <EditPostPage
        {...page}
        post={{
          kind: 'ready',
          isRenewing: false,
          value: {
            editor: (
              <>
                <WritingNotice written={written} onKeepAsNew={() => void writing.keepAsNew()} />
                <Sheet
                  {...files}
                  // A new key makes a new editor: for another post, or for a version chosen after a conflict.
                  key={`${writing.key} ${edition}`}
                  ref={setEditor}
                  read={now}
                  onChange={change}
                  paywall={paywall}
                />
              </>
            ),
            status: state && <SaveStatus state={state} onRetry={() => void writing.save()} />,
            panels: (
              <>
                <AccessPanel
                  access={access}
                  audience={audience}
                  tiersHref={tiersHref}
                  onChange={(next) => change(audienceOf(next))}
                  onRetry={() => void readers.load()}
                />
                <PublishPanel
                  {...publication}
                  findings={isUntouched ? undefined : countRemarks(findings)}
                  previewHref={previewHref(id ?? '')}
                  onShare={(href) => void sharePage(content.title, href)}
                  onPublish={() => (findings.length > 0 ? setPopup('check') : void publish())}
                  onShowFindings={() => setPopup('check')}
                />
              </>
            ),
            check: (
              <PublishCheckContent
                findings={findings}
                when={publication.when}
                publication={publication.publication}
                verification={publication.verification}
                onPublish={() => void publish()}
                onBack={() => setPopup(undefined)}
              />
            ),
            popup,
            onPopupChange: setPopup,
            onSave: () => void writing.save(),
            versionsHref: id === undefined ? undefined : revisionsHref(id),
          },
        }}
      />
      {question}
      {seller.popup}
    </>
  );
}

type Written = 'title' | 'onTitleChange' | 'blocks' | 'onChange';

interface SheetProps extends Omit<PostEditorProps, Written> {
  /** Returns the present content. The editor calls it once, since the page may not have drawn the latest yet. */
  read: () => Content;
  onChange: (changes: Partial<Content>) => void;
}

/** Title and text, which show at once what is typed: the page around them follows when there is time. */
function Sheet({ read, onChange, ...editor }: SheetProps) {
  const [{ title: first, blocks }] = useState(read);
  const [title, setTitle] = useState(first);
  return (
    <PostEditor
      {...editor}
      title={title}
      onTitleChange={(next) => {
        setTitle(next);
        onChange({ title: next });
      }}
      blocks={blocks}
      onChange={(next) => onChange({ blocks: next })}
    />
  );
}
