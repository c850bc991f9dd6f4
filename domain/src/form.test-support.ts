/** Whether this is `npm run test:long`. */
export const isLong = process.env['TEST_LONG'] === '1'

/**
 * What of a list this form of the tests tries: `npm run test:long` all of it, `npm test` every `step`th, from `first` on. For what is alike and dear; who
 * walks the same list in two ways begins each with another `first`.
 */
export const someOf = <T>(all: readonly T[], step: number, first = 0): readonly T[] =>
  isLong ? all : all.filter((_, place) => place % step === first)
