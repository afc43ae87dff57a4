import { Main } from '../../primitives/Main/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { SkipLink } from '../../primitives/SkipLink/index.ts';
import { Advantages } from '../../sections/Advantages/index.ts';
import { Calculator, type CalculatorProps } from '../../sections/Calculator/index.ts';
import { Faq, type FaqProps } from '../../sections/Faq/index.ts';
import { Footer, type FooterProps } from '../../frames/Footer/index.ts';
import { Header, type HeaderProps } from '../../frames/Header/index.ts';
import { Hero } from '../../sections/Hero/index.ts';
import { HowItWorks } from '../../sections/HowItWorks/index.ts';
import { Reviews } from '../../sections/Reviews/index.ts';
import { SupportChat } from '../../sections/SupportChat/index.ts';

export interface LandingPageProps extends HeaderProps, FooterProps {
  /** The question that the address names, without `#`. @default none */
  openQuestion?: string | undefined;
  /** Sizes of the fees, and where the agreement states them; see `FaqProps`. */
  fees: Pick<FaqProps, 'feesHref' | 'platformFee' | 'paymentSystemFee'>;
  /** The support messenger. */
  supportHref: string;
  /** «Начать зарабатывать» is pressed, on the first screen or under the calculator. */
  onStart: () => void;
  /** The income in words, some time after the last change; see `CalculatorProps`. */
  spokenIncome?: CalculatorProps['spokenIncome'];
  /** The income has changed; see `CalculatorProps`. */
  onIncomeChange?: CalculatorProps['onIncomeChange'];
}

/** The public landing page (specification sections 1, 2, design section 6). Its parent owns the popups. */
export function LandingPage(props: LandingPageProps) {
  const { brandName, isAuthenticated, homeHref, feedHref, onLogin, onRegister, ...rest } = props;
  const { supportHref, fees, onStart, openQuestion, spokenIncome, onIncomeChange, ...footer } = rest;
  return (
    <>
      <SkipLink />
      <Page>
        <Header {...{ brandName, isAuthenticated, homeHref, feedHref, onLogin, onRegister }} />
        <Main>
          <Hero calculatorHref="#calc" onStart={onStart} />
          <Advantages />
          <HowItWorks />
          <Reviews />
          <Faq {...fees} openId={openQuestion} />
          <Calculator id="calc" {...{ spokenIncome, onIncomeChange, onStart }} />
        </Main>
        <Footer {...footer} />
      </Page>
      <SupportChat href={supportHref} />
    </>
  );
}
