import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const records = sourceFiles(/^docs\/decisions\/(?!README)/).toSorted()
const titleOf = (file: string): string => read(file).split('\n')[0]!

test('decisions are numbered without gaps', () => {
  const numbers = records.map((file) => basename(file).slice(0, 4))
  expect(numbers).toEqual(records.map((_, index) => String(index + 1).padStart(4, '0')))
})

test.each(records)('%s has the format of a record', (file) => {
  expect(titleOf(file)).toMatch(new RegExp(`^# ${Number(basename(file).slice(0, 4))}\\. \\S`))
  const headings = [...read(file).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  const expected = ['Context', 'Decision', 'Consequences']
  expect(headings.filter((heading) => expected.includes(heading!))).toEqual(expected)
  expect(headings[0]).toBe('Context')
})

test('the index names every decision by its title', () => {
  const rows = read('docs/decisions/README.md').match(/^\| \[.*$/gm)
  const expected = records.map((file) => {
    const name = basename(file)
    return `| [${name.slice(0, 4)}](${name}) | ${titleOf(file).replace(/^# \d+\. /, '')} |`
  })
  expect(rows).toEqual(expected)
})
