import { expect, test } from 'vitest';
import { findPlace } from '#src/site/addresses.ts';
import { addressList } from './addressList.ts';

test('an address leads to its page or to none', () => {
  expect(addressList.map(([address]) => [address, findPlace(address)?.name])).toEqual(addressList);
});

test('an address carries what stands for its parameters, decoded once', () => {
  const valuesOf = (address: string) => findPlace(address)?.values;
  expect(valuesOf('/reset-password/a%2Fb/%D1%8F/')).toEqual({ uid: 'a/b', token: 'я' });
  expect(valuesOf('/reset-password/a%252Fb/t')).toEqual({ uid: 'a%2Fb', token: 't' });
  expect(valuesOf('/profile/edit')).toEqual({});
  expect(valuesOf('/profile/7')).toEqual({ userId: '7' });
});
