import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { functionsOf } from './functions.ts'
import { TEST } from './import-rules.ts'
import { ROOT, sourceFiles } from './source-files.ts'

/** The maximum length of a product function in lines, from first to last, inner functions included. */
const FUNCTION_LINES = 70
/** Generated files, which nobody reads from top to bottom. */
const GENERATED = /^server\/src\/platform\/database\/tables\.ts$/

/** A shorter file, which most are, needs no parsing. */
const mayHoldALongOne = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8').split('\n').length > FUNCTION_LINES

const product = sourceFiles(/^[a-z0-9]+\/src\/.*\.tsx?$/).filter(
  (file) => !TEST.test(file) && !GENERATED.test(file) && mayHoldALongOne(file),
)
const lengths = new Map<string, number>()
for (const { id, lines } of product.flatMap((file) => functionsOf(ROOT, file)))
  lengths.set(id, Math.max(lines, lengths.get(id) ?? 0))

describe('functions', () => {
  test('there is something to check', () => {
    expect(lengths.size).toBeGreaterThan(2_000)
  })

  test(`none is longer than ${FUNCTION_LINES} lines`, () => {
    const long = [...lengths].filter(([, lines]) => lines > FUNCTION_LINES)
    expect(long.map(([id, lines]) => `${id} has ${lines} lines`)).toEqual([])
  })
})
