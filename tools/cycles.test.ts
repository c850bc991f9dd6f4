import { describe, expect, test } from 'vitest'
import { TYPE_CYCLES } from './cycle-rules.ts'
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
    expect(cyclesOf(imports.filter(({ onlyTypes }) => !onlyTypes)).map(key)).toEqual([])
  })

  test('no files need one another’s types either, but for those that say why', () => {
    const found = cyclesOf(imports).map(key)
    const known = TYPE_CYCLES.map(({ files }) => key(files))
    expect(
      found.filter((files) => !known.includes(files)),
      'new',
    ).toEqual([])
    expect(
      known.filter((files) => !found.includes(files)),
      'gone: remove from the list',
    ).toEqual([])
  })
})
