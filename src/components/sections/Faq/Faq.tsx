import { deduction } from '#src/format/income.ts';
import { Accordion } from '../../primitives/Accordion/Accordion.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Thirds } from '../../primitives/Thirds/Thirds.tsx';
import * as styles from './Faq.css.ts';

/** Words of an answer that link to the user agreement. */
const agreement = 'пользовательском соглашении';

/** Sizes of the fees as they are read: «7 %» (readings D27). */
interface FaqFees {
  readonly platformFee: string;
  readonly paymentSystemFee: string;
}

/** The six questions of the landing page (specification section 1). */
export const questionsOf = ({ platformFee, paymentSystemFee }: FaqFees) => [
  {
    id: 'faq-commissions',
    title: 'Есть ли скрытые комиссии?',
    answer: 'Нет. Есть только комиссия платформы и комиссия платёжной системы.',
  },
  {
    id: 'faq-fees',
    title: 'Сколько берёт платформа?',
    answer: `${platformFee} с каждого платежа. Ещё ${paymentSystemFee} берёт платёжная система, вместе ${deduction}. Размеры комиссий указаны в ${agreement}.`,
  },
  {
    id: 'faq-start',
    title: 'Как начать зарабатывать?',
    answer:
      'Зарегистрируйтесь, создайте аккаунт и наполните его контентом. Затем выберите подписки, донаты или платные материалы.',
  },
  {
    id: 'faq-payouts',
    title: 'Когда и куда приходят выплаты?',
    answer: 'Раз в неделю, на банковский счёт, указанный в личном кабинете.',
  },
  {
    id: 'faq-support',
    title: 'Что-то сломалось. Куда писать?',
    answer:
      'Напишите в чат поддержки: круглая кнопка справа внизу, на любой странице. Ответим на email, а если подключён мессенджер — в нём.',
  },
  {
    id: 'faq-growth',
    title: 'Как увеличить доход?',
    answer:
      'Разговаривайте с подписчиками, выпускайте то, чего нет у других, ищите новые площадки и раз в неделю сверяйте, какие посты отметили и обсуждали.',
  },
];

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
