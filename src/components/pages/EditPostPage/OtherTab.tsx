import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import * as css from './OtherTab.css.ts';

export interface OtherTabProps {
  /** Title of the post; `undefined` where it has none, or as long as it is unknown. */
  title: string | undefined;
  /** Go on writing in this tab. */
  onTakeOver: () => void;
}

/** Replaces the editor while another tab writes the same post. */
export function OtherTab({ title, onTakeOver, postsHref }: OtherTabProps & { postsHref: string }) {
  return (
    <>
      <BackLink href={postsHref}>Мои посты</BackLink>
      <PageTitle kind="form">Пост открыт в другой вкладке</PageTitle>
      <div className={css.note} role="status">
        {title !== undefined && <p className={css.name}>«{title}»</p>}
        <p>Пишите в той вкладке или продолжите здесь: она отдаст пост, и ни слова не пропадёт.</p>
      </div>
      <Inline>
        <Button onPress={onTakeOver}>Писать здесь</Button>
        <LinkButton kind="outline" href={postsHref}>
          К моим постам
        </LinkButton>
      </Inline>
    </>
  );
}
