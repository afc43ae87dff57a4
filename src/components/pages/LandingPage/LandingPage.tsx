import { Main } from '../../primitives/Main/Main.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx';
import { Advantages } from '../../sections/Advantages/Advantages.tsx';
import { Calculator, type CalculatorProps } from '../../sections/Calculator/Calculator.tsx';
import { Faq, type FaqProps } from '../../sections/Faq/Faq.tsx';
import { Footer, type FooterProps } from '../../frames/Footer/Footer.tsx';
import { Header, type HeaderProps } from '../../frames/Header/Header.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { HowItWorks } from '../../sections/HowItWorks/HowItWorks.tsx';
import { Reviews } from '../../sections/Reviews/Reviews.tsx';

export interface LandingPageProps extends HeaderProps, FooterProps {
  /** The question that the address names, without `#`. @default none */
  openQuestion?: string | undefined;
  /** Sizes of the fees, and where the agreement states them; see `FaqProps`. */
  fees: Pick<FaqProps, 'feesHref' | 'platformFee' | 'paymentSystemFee'>;
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
  const { fees, onStart, openQuestion, spokenIncome, onIncomeChange, ...footer } = rest;
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
    </>
  );
}
