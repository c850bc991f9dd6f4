/**
 * Goods for which a line does not pay duty and tax although its price contains them otherwise, as the
 * operator writes them: the first two to twelve digits of their tariff numbers, such as
 * `3303, 6403, 8517 13`.
 */
const BEGINNING = /^\d{2,12}$/

/** The beginnings in such a list, without blanks. */
export const excludesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;，；\n]/)
      .map((entry) => entry.replaceAll(/[\s.]/g, ''))
      .filter((entry) => entry !== ''),
  ),
]

/** Whether a text is not such a list. */
export const whyNotExcludes = (typed: string): 'format' | null =>
  excludesOf(typed).every((entry) => BEGINNING.test(entry)) ? null : 'format'

/** The beginnings in a list that some goods match; an unknown number matches none. */
export const excludedAmong = (codes: readonly (string | null)[], excludes: readonly string[]): string[] =>
  excludes.filter((beginning) => codes.some((code) => code?.startsWith(beginning)))
