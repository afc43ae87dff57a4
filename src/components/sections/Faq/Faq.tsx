import { Accordion } from '../../primitives/Accordion/Accordion.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Thirds } from '../../primitives/Thirds/Thirds.tsx';
import * as styles from './Faq.css.ts';
import { agreement, type FaqFees, questionsOf } from './questions.ts';

export { questionsOf } from './questions.ts';

export interface FaqProps extends FaqFees {
  /** Address of the part of the user agreement that states the fees. */
  feesHref: string;
  /** The question to open, its anchor without `#`. @default none */
  openId?: string | undefined;
}

/** Six questions, one answer open at a time, the first at the start (specification sections 1, 2, design section 6). */
export function Faq({ feesHref, openId, ...fees }: FaqProps) {
  const items = questionsOf(fees).map(({ answer, ...item }) => ({
    ...item,
    content: withLink(answer, feesHref),
  }));
  return (
    <section className={styles.section} aria-labelledby="faq">
      <Container>
        <Thirds>
          <h2 className={styles.title} id="faq">
            Вопросы <br />
            и ответы
          </h2>
          <Accordion items={items} defaultOpenId="faq-commissions" openId={openId} />
        </Thirds>
      </Container>
    </section>
  );
}

function withLink(answer: string, feesHref: string) {
  const [before, after] = answer.split(agreement);
  if (after === undefined) return answer;
  return (
    <>
      {before}
      <Link href={feesHref} kind="text" isExternal>
        {agreement}
      </Link>
      {after}
    </>
  );
}
