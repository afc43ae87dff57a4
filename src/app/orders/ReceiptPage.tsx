import { useParams } from 'react-router-dom';
import { ReceiptPage } from '#src/components/pages/ReceiptPage/ReceiptPage.tsx';
import { useOrder } from '#src/data/orders/order.ts';
import { loadOf } from '#src/data/shared/load.ts';
import { mapLoad } from '#src/status/load.ts';
import { paymentsHref } from '../shared/paths.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { FocusOnNavigation } from '../shell/useFocusOnNavigation.tsx';
import { presentReceipt } from './presentReceipt.ts';

const failure = 'Не удалось загрузить чек. Попробуйте ещё раз.';

/** `/receipt/{order}`. */
export function Component() {
  const { order: id = '' } = useParams();
  const order = useOrder(id, undefined);
  const { data, error } = order;
  if (error?.kind === 'http' && error.status === 404) return <NotFound />;
  return (
    <FocusOnNavigation page={id}>
      <PageMeta title={titles.receipt} noIndex />
      <ReceiptPage
        receipt={mapLoad(loadOf(data?.value, order, failure), presentReceipt)}
        back={{ href: paymentsHref, label: 'К платежам' }}
        onPrint={() => window.print()}
        onRetry={() => void order.load()}
      />
    </FocusOnNavigation>
  );
}
