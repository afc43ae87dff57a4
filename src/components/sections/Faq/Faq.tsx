import { Accordion } from '../../primitives/Accordion/index.ts';
import { Container } from '../../primitives/Container/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Thirds } from '../../primitives/Thirds/index.ts';
import * as styles from './Faq.css.ts';

export interface FaqProps {
  /** The user agreement: it states the sizes of the fees. */
  termsHref: string;
  /** The question to open, its anchor without `#`. @default none */
  openId?: string | undefined;
}

/** Six questions, one answer open at a time, the first at the start (specification sections 1, 2). */
export function Faq({ termsHref, openId }: FaqProps) {
  return (
    <section className={styles.section} aria-labelledby="faq">
      <Container>
        <Thirds>
          <h2 className={styles.title} id="faq">
            Вопросы <br />
            и&nbsp;ответы
          </h2>
          <Accordion items={questions(termsHref)} defaultOpenId="faq-commissions" openId={openId} />
        </Thirds>
      </Container>
    </section>
  );
}

const questions = (termsHref: string) => [
  {
    id: 'faq-commissions',
    title: 'Есть ли скрытые комиссии?',
    content: 'Нет. Есть только комиссия платформы и\u00a0комиссия платёжной системы.',
  },
  {
    id: 'faq-fees',
    title: 'Каков размер комиссий?',
    content: (
      <>
        Размеры комиссии платформы и&nbsp;комиссии платёжной системы указаны в&nbsp;
        <Link href={termsHref} kind="text" isExternal>
          пользовательском соглашении
        </Link>
        .
      </>
    ),
  },
  {
    id: 'faq-start',
    title: 'Как начать зарабатывать?',
    content:
      'Зарегистрируйтесь, создайте аккаунт и\u00a0наполните его контентом. Затем выберите подписки, донаты или платные материалы.',
  },
  {
    id: 'faq-payouts',
    title: 'Когда и\u00a0куда приходят выплаты?',
    content: 'Раз в\u00a0неделю, на\u00a0банковский счёт, указанный в\u00a0личном кабинете.',
  },
  {
    id: 'faq-support',
    title: 'Что делать, если возникла техническая проблема?',
    content: 'Напишите в\u00a0поддержку: в\u00a0мессенджер или в\u00a0чат на\u00a0сайте\u00a0— справа внизу.',
  },
  {
    id: 'faq-growth',
    title: 'Как увеличить доход?',
    content:
      'Вовлекайте аудиторию, выпускайте эксклюзивный контент, развивайте каналы продвижения и\u00a0регулярно анализируйте статистику.',
  },
];
