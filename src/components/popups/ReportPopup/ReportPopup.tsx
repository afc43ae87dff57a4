import { useState } from 'react';
import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { Choice } from '#src/components/primitives/Choice/Choice.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import { type Action, failureOf } from '#src/status/action.ts';

export type ReportPopupProps = ReportContentProps & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/**
 * Sends a complaint about a post or a comment to the moderators (design section 7). The parent closes it after sending.
 */
export function ReportPopup({ isOpen, onOpenChange, ...content }: ReportPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <ReportContent {...content} />
    </Popup>
  );
}

/** Reason of the complaint. */
export type ReportReason = 'spam' | 'insult' | 'illegal' | 'copyright' | 'other';

const reasons: readonly (readonly [reason: ReportReason, label: string])[] = [
  ['spam', 'Спам'],
  ['insult', 'Оскорбление'],
  ['illegal', 'Нарушает закон'],
  ['copyright', 'Чужая работа без разрешения'],
  ['other', 'Другое'],
];

interface ReportContentProps {
  /** The reported thing. */
  subject: 'comment' | 'post';
  /** The last try to send it. */
  action: Action;
  onSend: (reason: ReportReason) => void;
}

/** Content of the complaint popup, without its layer. */
export function ReportContent(props: ReportContentProps) {
  return (
    <PopupContent title={props.subject === 'post' ? 'Пожаловаться на пост' : 'Пожаловаться на комментарий'}>
      <ReportForm {...props} />
    </PopupContent>
  );
}

function ReportForm({ action, onSend }: ReportContentProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [isMissed, setMissed] = useState(false);
  const isPending = action.kind === 'pending';
  const failure = failureOf(action);
  const send = () => {
    setMissed(reason === undefined);
    if (reason !== undefined) onSend(reason);
  };
  return (
    <Stack gap={24}>
      <Banner tone="error">{isMissed && reason === undefined ? 'Выберите причину' : failure}</Banner>
      <div>
        <p>Что не так? Жалобу увидят только модераторы.</p>
        <Choice label="Причина жалобы" options={reasons} value={reason} onChange={setReason} />
      </div>
      <Button width="full" isPending={isPending} onPress={send}>
        {isPending ? 'Отправка...' : 'Отправить жалобу'}
      </Button>
    </Stack>
  );
}
