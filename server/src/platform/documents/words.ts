/**
 * A line in the pieces between which it may be broken: words with the blanks that follow them, and each East
 * Asian character by itself.
 */
export const wordsOf = (line: string): string[] =>
  line.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
  ) ?? []
