import { MoneyPage } from '#src/components/pages/MoneyPage/MoneyPage.tsx';
import { useMoney } from '#src/data/money/money.ts';
import { loadOf } from '#src/data/shared/load.ts';
import { paymentRules } from '#src/fees.ts';
import { fees } from '../shared/installation.ts';
import { paths } from '../shared/paths.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { moneyTabs } from './links.ts';
import { presentMoney } from './presentMoney.ts';

/** `/money`: balances of an author. */
export function Component() {
  const { data, load, ...request } = useMoney();
  const overview = data && presentMoney(data.value, new Date(data.requestedAt));
  return (
    <>
      <PageMeta title={titles.money} noIndex />
      <MoneyPage
        overview={loadOf(overview, request, 'Не удалось загрузить деньги. Попробуйте ещё раз.')}
        tabs={{ ...moneyTabs, current: paths.money }}
        statementHref={paths.statement}
        termsHref={paths.paymentTerms}
        fees={fees}
        holdDays={paymentRules.holdDays}
        onRetry={() => void load()}
      />
    </>
  );
}
