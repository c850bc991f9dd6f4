import { describe, expect, test } from 'vitest'
import { FUNCTION_LINES, GENERATED, LONG_FUNCTIONS } from './function-limits.ts'
import { functionsOf } from './functions.ts'
import { TEST } from './import-rules.ts'
import { ROOT, sourceFiles } from './source-files.ts'

const product = sourceFiles(/^[a-z0-9]+\/src\/.*\.tsx?$/).filter(
  (file) => !TEST.test(file) && !GENERATED.test(file),
)
const lengths = new Map<string, number>()
for (const { id, lines } of product.flatMap((file) => functionsOf(ROOT, file)))
  lengths.set(id, Math.max(lines, lengths.get(id) ?? 0))

describe('functions', () => {
  test('there is something to check', () => {
    expect(lengths.size).toBeGreaterThan(5_000)
  })

  test(`none has more than ${FUNCTION_LINES} lines`, () => {
    const long = [...lengths].filter(([id, lines]) => lines > (LONG_FUNCTIONS[id] ?? FUNCTION_LINES))
    expect(long.map(([id, lines]) => `${id} has ${lines} lines`)).toEqual([])
  })

  test('the exceptions only shrink', () => {
    const settled = Object.keys(LONG_FUNCTIONS).filter((id) => (lengths.get(id) ?? 0) <= FUNCTION_LINES)
    expect(settled, 'short by now, or gone: remove from the list').toEqual([])
  })
})
