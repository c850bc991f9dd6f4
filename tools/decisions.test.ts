import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const records = sourceFiles(/^docs\/decisions\/(?!README)/).toSorted()
const numberOf = (file: string): number => Number(basename(file).slice(0, 4))
const headOf = (file: string): string => read(file).split('\n')[0]!
const titleOf = (file: string): string => headOf(file).replace(/^# \d+\. /, '')

/** The cells of each row that begins with a number, in a table of the index. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| +(\[?\d{4}\b.*) \|$/gm)].map(([, cells]) =>
    cells!.split('|').map((cell) => cell.trim()),
  )

const [inForce = '', removed = ''] = read('docs/decisions/README.md').split('\n## Removed\n')

test.each(records)('%s has the format of a record', (file) => {
  expect(headOf(file)).toMatch(new RegExp(`^# ${numberOf(file)}\\. \\S`))
  expect([...read(file).matchAll(/^##.*$/gm)].map(([heading]) => heading)).toEqual([
    '## Context',
    '## Decision',
    '## Consequences',
    '## Alternatives considered',
  ])
})

test.each(records)('%s is named by its number and title', (file) => {
  const words = titleOf(file)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
  const slug = words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  expect(basename(file)).toBe(`${String(numberOf(file)).padStart(4, '0')}-${slug}.md`)
})

test('at most 70 records hold', () => {
  expect(records.length).toBeLessThanOrEqual(70)
})

test('the index names every record once, by its title and with its status', () => {
  const expected = records.map((file) => {
    const name = basename(file)
    return [`[${name.slice(0, 4)}](${name})`, titleOf(file), 'accepted']
  })
  const rows = rowsOf(inForce).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
  expect(rows).toEqual(expected)
})

test('the index says of every number that has no record where its content lives now', () => {
  const numbers = records.map(numberOf)
  const gone = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1).filter(
    (number) => !numbers.includes(number),
  )
  const rows = rowsOf(removed)
  expect(rows.map(([number]) => Number(number)).filter((number) => number <= Math.max(...numbers))).toEqual(
    gone,
  )
  for (const [number, where = ''] of rows) expect(where, number).not.toBe('')
  const links = rows.flatMap(([, where = '']) =>
    [...where.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name]) => name!),
  )
  expect(links.filter((name) => !records.some((file) => basename(file) === name))).toEqual([])
})
