import { useParams } from 'react-router-dom';
import { brand } from '#src/brand.ts';
import { CheckoutPage } from '#src/components/pages/CheckoutPage/CheckoutPage.tsx';
import { usePaymentMethods } from '#src/data/paymentMethods/usePaymentMethods.ts';
import { loadOf } from '#src/data/shared/load.ts';
import { mapLoad } from '#src/status/load.ts';
import { paths } from '../shared/paths.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { FocusOnNavigation } from '../shell/useFocusOnNavigation.tsx';
import { backOf, presentOrder } from './presentOrder.ts';
import { presentState } from './presentState.ts';
import { usePaying } from './usePaying.ts';

const failure = 'Не удалось загрузить заказ. Попробуйте ещё раз.';
const links = { terms: paths.paymentTerms, support: brand.supportUrl };

/** `/checkout/{order}`. */
export function Component() {
  const { order = '' } = useParams();
  // Another order is another form.
  return <Checkout key={order} id={order} />;
}

function Checkout({ id }: { id: string }) {
  const { order, page, actions } = usePaying(id);
  const { data: methods, error: noMethods } = usePaymentMethods();
  const isReady = methods !== undefined || noMethods !== undefined;
  const { data, error } = order;
  if (error?.kind === 'http' && error.status === 404) return <NotFound />;
  return (
    <FocusOnNavigation page={id}>
      <PageMeta title={titles.checkout} noIndex />
      <CheckoutPage
        checkout={mapLoad(loadOf(isReady ? data : undefined, order, failure), (value) => {
          const now = new Date(data?.requestedAt ?? 0);
          return presentOrder(value.value, methods?.value ?? [], presentState(value.value, page, now), now);
        })}
        homeHref={paths.feed}
        back={data ? backOf(data.value) : { href: paths.feed, label: 'В ленту' }}
        isTest={data?.value.is_test === true}
        links={links}
        actions={actions}
        onRetry={() => void order.load()}
      />
    </FocusOnNavigation>
  );
}
