/** Whether this is `npm run test:long`. */
export const isLong = process.env['TEST_LONG'] === '1'

/**
 * The part of a list that this test run covers: `npm run test:long` all of it, `npm test` every `step`th
 * element from `first` on. For similar, expensive cases; two tests over the same list should start from
 * different values of `first`.
 */
export const someOf = <T>(all: readonly T[], step: number, first = 0): readonly T[] =>
  isLong ? all : all.filter((_, place) => place % step === first)
