import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { doubleCasts } from './double-casts.ts'
import { ROOT, sourceFiles } from './source-files.ts'

test('no value is cast via unknown', () => {
  const found = sourceFiles(/\.tsx?$/).flatMap((file) =>
    doubleCasts(file, readFileSync(join(ROOT, file), 'utf8')).map(
      ({ line, what }) => `${file}:${line} ${what}`,
    ),
  )
  expect(found).toEqual([])
})

test('the check detects both forms', () => {
  const source = `
    const args: unknown = { body }
    call(args as Args)
    const rows = JSON.parse(text) as unknown
    keep(rows as Row[])
    value as A as B
    const kinds = ['a', 'b'] as const
    JSON.parse(text) as Row
  `
  expect(doubleCasts('x.ts', source).map(({ what }) => what)).toEqual([
    'args as Args',
    'rows as Row[]',
    'value as A as B',
  ])
})
