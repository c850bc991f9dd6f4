import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './source-files.ts'

test('no term of the glossary has two meanings', () => {
  const [terms = ''] = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').split('## Words on screens')
  const words = terms
    .split('\n')
    .flatMap((row) => /^\| ([^|]+) \|/.exec(row)?.[1]?.trim() ?? [])
    .filter((cell) => !/^-+$/.test(cell) && cell !== 'in code')
    .flatMap((cell) => cell.split(',').map((word) => word.trim()))
  expect(words.length).toBeGreaterThan(50)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})
