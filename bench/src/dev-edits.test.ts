import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EDITS } from './dev-edits.ts'

// The measurement is only run manually: without this test, its edits would no longer match the sources when
// it is.
test.each(Object.values(EDITS))('$file contains the text to edit exactly once', ({ file, before }) => {
  const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  expect(source.split(before)).toHaveLength(2)
})
