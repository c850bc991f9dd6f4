import { describe, expect, test } from 'vitest'
import { cyclesOf } from './cycles.ts'
import { importsOf } from './imports.ts'
import { ROOT, sourceFiles } from './source-files.ts'

const imports = sourceFiles(/\.tsx?$/).flatMap((file) => importsOf(ROOT, file))

describe('import cycles', () => {
  test('are found, of any length', () => {
    const entries = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
      ['e', 'e'],
    ].map(([from, to]) => ({ from: from!, to: to!, name: to! }))
    expect(cyclesOf(entries)).toEqual([['a', 'b', 'c'], ['e']])
  })

  test('there are none, not even through types', () => {
    expect(cyclesOf(imports)).toEqual([])
  })
})
