import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isItemNumber } from './item-number.ts'
import { told } from './link-cases.ts'
import { PLATFORMS } from './parsed-link.ts'

/* Links as people post them, one of each shape: what comes out, and the text, written as JSON writes it. */
const [, ...rows] = readFileSync(new URL('collected-links.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

test('every collected text is read as its row says', () => {
  const wrong = rows.flatMap((row) => {
    const [expected = '', text = ''] = row.split('\t')
    const got = told(JSON.parse(`"${text}"`) as string)
    return got === expected ? [] : [{ text, expected, got }]
  })
  expect(wrong).toEqual([])
  expect(rows.length).toBeGreaterThan(350)
})

test('whatever number a collected text leads to is one that its marketplace can have', () => {
  const items = rows.flatMap((row) => {
    const [platform = '', number] = row.split('\t', 1)[0]!.split(' ')
    return PLATFORMS.some((known) => known === platform) && number ? [{ platform, number }] : []
  })
  expect(items.filter(({ platform, number }) => !isItemNumber(platform, number))).toEqual([])
  expect(items.length).toBeGreaterThan(150)
})
