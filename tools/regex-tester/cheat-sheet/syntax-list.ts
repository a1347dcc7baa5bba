/** A piece of JavaScript's regular expression syntax (ECMA-262, Patterns). */
export interface Syntax {
  /** The syntax as displayed. */
  readonly syntax: string;
  readonly meaning: string;
  /** The text inserted at the caret, or before the selection. */
  readonly before: string;
  /** The text inserted after the selection, if the syntax encloses one. */
  readonly after?: string;
  /** The flag that it needs. `u` stands for u or v, which both read a pattern as code points. */
  readonly needs?: 'u' | 'v';
}

export interface SyntaxGroup {
  readonly title: string;
  readonly entries: readonly Syntax[];
}

const plain = (syntax: string, meaning: string, needs?: Syntax['needs']): Syntax => ({
  syntax,
  meaning,
  before: syntax,
  ...(needs && { needs }),
});

/** A syntax that encloses something; “…” in the notation stands for the enclosed part. */
const around = (syntax: string, meaning: string, needs?: Syntax['needs']): Syntax => {
  const [before = '', after = ''] = syntax.split('…');
  return { syntax, meaning, before, after, ...(needs && { needs }) };
};

/** The syntax of JavaScript's regular expressions, in the order in which people learn it. */
export const syntaxGroups: readonly SyntaxGroup[] = [
  {
    title: 'Characters',
    entries: [
      plain('.', 'any character but a line break; with the flag s any at all'),
      plain('\\d', 'a digit, 0 to 9'),
      plain('\\D', 'anything but a digit'),
      plain('\\w', 'a letter of A to Z, a digit or an underscore'),
      plain('\\W', 'anything but a letter of A to Z, a digit or an underscore'),
      plain('\\s', 'white space: a space, a tab, a line break'),
      plain('\\S', 'anything but white space'),
      plain('\\n', 'a line feed'),
      plain('\\r', 'a carriage return'),
      plain('\\t', 'a tab'),
      plain('\\.', 'a dot itself: the backslash takes the meaning from a sign'),
      plain('\\/', 'a slash itself'),
      plain('\\x41', 'the character of a code in two hexadecimal digits: A'),
      plain('\\u0041', 'the code unit of UTF-16 in four hexadecimal digits: A'),
      plain('\\u{1F600}', 'the code point in hexadecimal digits: 😀', 'u'),
      plain('\\cJ', 'a control character: Ctrl+J, which is a line feed'),
    ],
  },
  {
    title: 'One of several characters',
    entries: [
      around('[…]', 'one of these characters'),
      around('[^…]', 'one character that is none of these'),
      plain('[a-z]', 'a character of a range'),
      plain('[A-Za-z0-9]', 'a character of one of several ranges'),
      around('[[…]--[aeiou]]', 'these without those: a difference', 'v'),
      around('[[…]&&[a-z]]', 'those that are in both: an intersection', 'v'),
      plain('[\\q{abc|d}]', 'one of these strings, in a class', 'v'),
    ],
  },
  {
    title: 'Unicode',
    entries: [
      plain('\\p{L}', 'a letter of any script', 'u'),
      plain('\\p{Lu}', 'an upper-case letter', 'u'),
      plain('\\p{Ll}', 'a lower-case letter', 'u'),
      plain('\\p{N}', 'a number of any script', 'u'),
      plain('\\p{P}', 'a punctuation mark', 'u'),
      plain('\\p{S}', 'a symbol: of currency, of mathematics', 'u'),
      plain('\\p{Script=Greek}', 'a character of a script', 'u'),
      plain('\\p{Emoji_Presentation}', 'a character that is shown as an emoji', 'u'),
      plain('\\p{RGI_Emoji}', 'an emoji, of several code points as well', 'v'),
      plain('\\P{L}', 'anything but a letter', 'u'),
    ],
  },
  {
    title: 'How often',
    entries: [
      plain('*', 'any number of times, also none'),
      plain('+', 'once or more'),
      plain('?', 'once or not at all'),
      plain('{3}', 'three times'),
      plain('{2,}', 'twice or more'),
      plain('{2,4}', 'two to four times'),
      plain('*?', 'any number of times, as few as possible'),
      plain('+?', 'once or more, as few as possible'),
      plain('??', 'not at all rather than once'),
      plain('{2,4}?', 'two to four times, as few as possible'),
    ],
  },
  {
    title: 'Where',
    entries: [
      plain('^', 'the start of the text; with the flag m of a line'),
      plain('$', 'the end of the text; with the flag m of a line'),
      plain('\\b', 'the edge of a word'),
      plain('\\B', 'any place but the edge of a word'),
      around('(?=…)', 'followed by this: a lookahead'),
      around('(?!…)', 'not followed by this: a negative lookahead'),
      around('(?<=…)', 'preceded by this: a lookbehind'),
      around('(?<!…)', 'not preceded by this: a negative lookbehind'),
    ],
  },
  {
    title: 'Groups and alternatives',
    entries: [
      plain('|', 'what is before it or what is after it'),
      around('(…)', 'a group that captures what it matches'),
      around('(?<name>…)', 'a group with a name that captures'),
      around('(?:…)', 'a group that captures nothing'),
      plain('\\1', 'what the first group has captured, again'),
      plain('\\k<name>', 'what the group of that name has captured, again'),
      around('(?i:…)', 'upper and lower case are alike within it'),
      around('(?-i:…)', 'upper and lower case differ within it'),
      around('(?s:…)', 'the dot matches line breaks within it'),
      around('(?m:…)', '^ and $ match at lines within it'),
    ],
  },
];
