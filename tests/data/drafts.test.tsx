import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { areKept, forgetDrafts, keepDraft, keyOf, readDraft } from '#src/data/comments/commentDrafts.ts';

const [anna, boris] = [1, 2];
afterEach(() => forgetDrafts());

describe('what somebody has begun to write', () => {
  test('is kept for each place', () => {
    keepDraft(anna, 'new 1', 'Спасибо');
    keepDraft(anna, 'answer a', 'И мне');
    expect([readDraft(anna, 'new 1'), readDraft(anna, 'answer a'), readDraft(anna, 'new 2')]).toEqual([
      'Спасибо',
      'И мне',
      '',
    ]);
  });

  test('is nobody else’s', () => {
    keepDraft(anna, 'new 1', 'Спасибо');
    expect(readDraft(boris, 'new 1')).toBe('');
  });

  test('goes without a trace when it is sent, and when it is forgotten', () => {
    keepDraft(anna, 'new 1', 'Спасибо');
    keepDraft(anna, 'new 1', '');
    expect(localStorage.length).toBe(0);
    keepDraft(anna, 'new 1', 'Спасибо');
    forgetDrafts();
    expect(localStorage.length).toBe(0);
  });

  test('is sent with one key as long as it is kept and stays the same', () => {
    keepDraft(anna, 'new 1', 'Спасибо ');
    const key = keyOf(anna, 'new 1', 'Спасибо');
    expect(readDraft(anna, 'new 1')).toBe('Спасибо');
    expect(keyOf(anna, 'new 1', 'Спасибо')).toBe(key);
    expect(keyOf(anna, 'new 2', 'Спасибо')).not.toBe(key);
    expect(keyOf(anna, 'new 1', 'Спасибо!')).not.toBe(key);
    keepDraft(anna, 'new 1', 'Спасибо');
    expect(keyOf(anna, 'new 1', 'Спасибо')).not.toBe(key);
  });

  test('goes with the oldest of fifty texts', () => {
    for (let id = 0; id <= 50; id += 1) keepDraft(anna, `new ${id}`, 'Спасибо');
    expect([readDraft(anna, 'new 0'), readDraft(anna, 'new 1')]).toEqual(['', 'Спасибо']);
  });

  test('lives as long as the page where storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    onTestFinished(() => blocked.mockRestore());
    keepDraft(anna, 'new 1', 'Спасибо');
    expect(readDraft(anna, 'new 1')).toBe('Спасибо');
    expect(readDraft(boris, 'new 1')).toBe('');
    expect(areKept()).toBe(false);
  });

  test.each(['', 'null', '[]', '{"user":1,"texts":[["a",1],["b"],3]}', '{'])(
    'is nothing where something else stands: %s',
    (text) => {
      localStorage.setItem('drafts', text);
      expect(readDraft(anna, 'a')).toBe('');
    },
  );
});
