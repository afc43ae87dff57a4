import { testShop } from '#src/bank/settings.ts';
import type { Settings } from '../settings/table.ts';
import { createCloudPayments } from './cloudpayments.ts';
import type { Provider } from './provider.ts';
import { createYooKassa } from './yookassa.ts';

type ProviderSettings = Pick<
  Settings,
  | 'PAYMENTS_PROVIDER'
  | 'YOOKASSA_SHOP_ID'
  | 'YOOKASSA_SECRET_KEY'
  | 'CLOUDPAYMENTS_PUBLIC_ID'
  | 'CLOUDPAYMENTS_API_SECRET'
  | 'TAX_SYSTEM_CODE'
>;

type Fetch = typeof globalThis.fetch;

/** Begins the names of providers at the test bank, so that no payment there is taken for one with money. */
export const testPrefix = 'test_';

function createTestProvider(settings: ProviderSettings, fetch: Fetch, url: string): Provider {
  const { TAX_SYSTEM_CODE: taxSystemCode } = settings;
  const isCloudPayments = settings.PAYMENTS_PROVIDER === 'cloudpayments';
  const { name, secret } = testShop[isCloudPayments ? 'cloudpayments' : 'yookassa'];
  const provider = isCloudPayments
    ? createCloudPayments({ publicId: name, apiSecret: secret, baseUrl: url, taxSystemCode }, fetch)
    : createYooKassa({ shopId: name, secretKey: secret, baseUrl: `${url}/v3`, taxSystemCode }, fetch);
  return { ...provider, name: testPrefix + provider.name };
}

/** Every provider whose keys are set: payments that are under way go on after the shop has changed its provider. */
function createProviders(settings: ProviderSettings, fetch: Fetch): Provider[] {
  const { TAX_SYSTEM_CODE: taxSystemCode } = settings;
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = settings;
  const { CLOUDPAYMENTS_PUBLIC_ID: publicId, CLOUDPAYMENTS_API_SECRET: apiSecret } = settings;
  const providers: Provider[] = [];
  if (shopId !== undefined && secretKey !== undefined) {
    const baseUrl = 'https://api.yookassa.ru/v3';
    providers.push(createYooKassa({ shopId, secretKey, baseUrl, taxSystemCode }, fetch));
  }
  if (publicId !== undefined && apiSecret !== undefined) {
    const baseUrl = 'https://api.cloudpayments.ru';
    providers.push(createCloudPayments({ publicId, apiSecret, baseUrl, taxSystemCode }, fetch));
  }
  return providers;
}

/** The provider of new payments, and those that may still have older ones. */
interface Providers {
  readonly provider: Provider;
  readonly formerProviders: readonly Provider[];
}

/**
 * The providers of the settings.
 * @param testBank its origin; payments go there and nowhere else
 * @returns `undefined` where nothing can be paid for
 */
export function connectProviders(
  settings: ProviderSettings,
  fetch: Fetch,
  testBank: string | undefined,
): Providers | undefined {
  if (testBank !== undefined)
    return { provider: createTestProvider(settings, fetch, testBank), formerProviders: [] };
  const providers = createProviders(settings, fetch);
  const provider = providers.find(({ name }) => name === settings.PAYMENTS_PROVIDER);
  return provider && { provider, formerProviders: providers.filter((one) => one !== provider) };
}
