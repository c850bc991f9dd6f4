import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EDITS } from './dev-edits.ts'

// The measurement is run by hand: without this, what it edits would have moved when it is.
test.each(Object.values(EDITS))('$file has what is changed, once', ({ file, before }) => {
  const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  expect(source.split(before)).toHaveLength(2)
})
