/** Texts in which people see nothing, by their names. */
export const invisible: Readonly<Record<string, string>> = {
  spaces: ' \u00a0\u2003\u3000\t\n',
  'zero width space': '\u200b',
  'zero width joiners': '\u200c\u200d',
  'word joiner': '\u2060',
  'soft hyphen': '\u00ad',
  'byte order mark': '\ufeff',
  'grapheme joiner': '\u034f',
  'Hangul fillers': '\u115f\u1160\u3164\uffa0',
  'Khmer vowel': '\u17b4',
  'Mongolian separator': '\u180e',
  'variation selectors': '\ufe0f\u{e0100}',
  tags: '\u{e0061}\u{e007f}',
  'Braille blank': '\u2800',
  'direction override': '\u202e',
  isolates: '\u2066\u2069',
  'object replacement': '\ufffc',
  'control characters': '\u0007\u001b\u0085',
  noncharacter: '\uffff\u{1fffe}',
  'accents without a letter': '\u0301\u0308',
};

/** Characters that a one-line name must not have. */
export const unruly: Readonly<Record<string, string>> = {
  'line feed': 'Анна\nРощина',
  'carriage return': 'Анна\rРощина',
  'vertical tab': 'Анна\vРощина',
  'form feed': 'Анна\fРощина',
  'next line': 'Анна\u0085Рощина',
  'line separator': 'Анна\u2028Рощина',
  'paragraph separator': 'Анна\u2029Рощина',
  override: 'Анна \u202eРощина',
  embedding: 'Анна \u202aРощина\u202c',
  isolate: 'Анна \u2067Рощина',
  bell: 'Анна\u0007',
  'null character': 'Анна\u0000',
  'half of a pair': 'Анна\ud83d',
  'sixty accents': `А${'\u0301'.repeat(60)}нна`,
};

/** Texts of all the world as people type them, in NFC. */
export const worldly: Readonly<Record<string, string>> = {
  'a family': '👨‍👩‍👧‍👦',
  'a heart in colour': '❤️',
  'a flag of tags': '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'a keycap': '1️⃣',
  'an emoji that is not assigned yet': '\u{1fade}',
  Persian: 'می\u200cخواهم',
  'Hebrew with its points': 'שָׁלוֹם',
  Arabic: 'مُحَمَّد',
  'a word with a soft hyphen': 'пере\u00adнос',
  'letters with accents': 'Ёлка й ố',
};
