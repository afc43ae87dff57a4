import { withNoun } from '#src/format/plural.ts';
import { Button } from '#src/components/primitives/Button/index.ts';
import { PopupContent } from '#src/components/primitives/Popup/index.ts';
import { Stack } from '#src/components/primitives/Stack/index.ts';

/** What would be lost. */
export type Stake =
  /** Changes of the post that is written, which neither server nor device has. */
  | { readonly kind: 'post' }
  /** Changes of one’s own page that were not saved. */
  | { readonly kind: 'page' }
  /** Texts that only this device has: they are deleted with the end of the session. */
  | {
      readonly kind: 'account';
      /** How many posts they belong to. */
      readonly posts: number;
    };

export interface LeaveContentProps {
  stake: Stake;
  onStay: () => void;
  /** Leave anyway. */
  onLeave: () => void;
}

interface Texts {
  readonly title: string;
  readonly consequence: string;
  readonly leave: string;
}

function textsOf(stake: Stake): Texts {
  switch (stake.kind) {
    case 'post':
      return {
        title: 'Уйти без\u00a0сохранения?',
        consequence:
          'Последние правки ещё не сохранились. Если уйти сейчас, они могут пропасть, а в посте останется прежний текст.',
        leave: 'Уйти',
      };
    case 'page':
      return {
        title: 'Уйти без\u00a0сохранения?',
        consequence: 'Вы изменили страницу, но не сохранили её. Если уйти сейчас, правки пропадут.',
        leave: 'Уйти',
      };
    case 'account':
      return {
        title: 'Выйти и стереть текст?',
        consequence: `Только на этом устройстве лежит текст, который не дошёл до сервера: ${withNoun(stake.posts, ['пост', 'поста', 'постов'])}. После выхода он сотрётся.`,
        leave: 'Выйти и стереть',
      };
  }
}

/** What the question before leaving holds, without its layer. */
export function LeaveContent({ stake, onStay, onLeave }: LeaveContentProps) {
  const { title, consequence, leave } = textsOf(stake);
  return (
    <PopupContent title={title}>
      <Stack gap={24}>
        <p>{consequence}</p>
        <Stack gap={12}>
          <Button width="full" onPress={onStay}>
            Остаться
          </Button>
          <Button kind="danger" width="full" onPress={onLeave}>
            {leave}
          </Button>
        </Stack>
      </Stack>
    </PopupContent>
  );
}
