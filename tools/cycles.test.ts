import { describe, expect, test } from 'vitest'
import { CYCLES, type KnownCycle } from './cycle-rules.ts'
import { cyclesOf } from './cycles.ts'
import { importsOf } from './imports.ts'
import { ROOT, sourceFiles } from './source-files.ts'

const imports = sourceFiles(/\.tsx?$/).flatMap((file) => importsOf(ROOT, file))
const key = (files: readonly string[]): string => files.toSorted().join(' ↔ ')

describe('cycles of imports', () => {
  test('are found, of any length', () => {
    const entries = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
      ['e', 'e'],
    ].map(([from, to]) => ({ from: from!, to: to!, name: to!, onlyTypes: false }))
    expect(cyclesOf(entries)).toEqual([['a', 'b', 'c'], ['e']])
  })

  test('no files need one another at run time', () => {
    compare(
      cyclesOf(imports.filter(({ onlyTypes }) => !onlyTypes)),
      CYCLES.filter(({ atRunTime }) => atRunTime),
    )
  })

  test('no files need one another’s types either', () => {
    compare(cyclesOf(imports), CYCLES)
  })
})

function compare(found: readonly string[][], known: readonly KnownCycle[]): void {
  const [now, listed] = [found.map(key), known.map(({ files }) => key(files))]
  expect(
    now.filter((files) => !listed.includes(files)),
    'new',
  ).toEqual([])
  expect(
    listed.filter((files) => !now.includes(files)),
    'broken by now: remove from the list',
  ).toEqual([])
}
