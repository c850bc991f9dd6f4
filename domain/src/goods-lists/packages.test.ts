import { expect, test } from 'vitest'
import { PACKAGE_ROWS_MAX, inPackages } from './packages.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => at)

test.each([
  [0, []],
  [1, [1]],
  [PACKAGE_ROWS_MAX, [50]],
  [PACKAGE_ROWS_MAX + 1, [26, 25]],
  [313, [45, 45, 45, 45, 45, 45, 43]],
])('%i rows in packages of %j', (count, sizes) => {
  const packages = inPackages(rows(count))
  expect(packages.map((part) => part.length)).toEqual(sizes)
  expect(packages.flat()).toEqual(rows(count))
})
