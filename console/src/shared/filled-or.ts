/** The check of a field that must be filled: `sentence` as long as it has nothing but spaces. */
export const filledOr =
  (sentence: string) =>
  (typed: string): string | null =>
    typed.trim() === '' ? sentence : null
