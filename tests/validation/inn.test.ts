import { describe, expect, it } from 'vitest';
import { validateInn } from '#src/validation/index.ts';

describe('an INN', () => {
  it.each(['7707083893', '500100732259', '77 07 08 38 93'])('is right: %s', (inn) =>
    expect(validateInn(inn)).toBeUndefined(),
  );

  it.each(['7707083894', '7707083983', '500100732258', '500100732269', '0000000000'])(
    'with a wrong digit is told: %s',
    (inn) => expect(validateInn(inn)).toBe('Контрольные цифры не сходятся: проверьте ИНН'),
  );

  it.each(['770708389', '50010073225', '5001007322591', 'ИНН7707083', '+707083893'])(
    'of another length, or with other signs, is told: %s',
    (inn) => expect(validateInn(inn)).toBe('В ИНН 10 или 12 цифр'),
  );

  it('has the length of its taxpayer', () => {
    expect(validateInn('7707083893', 12)).toBe('У человека в ИНН 12 цифр');
    expect(validateInn('500100732259', 10)).toBe('У организации в ИНН 10 цифр');
    expect(validateInn('500100732259', 12)).toBeUndefined();
  });

  it('is asked for', () => expect(validateInn(' ')).toBe('Введите ИНН'));
});
