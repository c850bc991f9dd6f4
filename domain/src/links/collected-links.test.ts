import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isItemNumber } from './item-number.ts'
import { outcomeOf } from './link-cases.ts'
import { PLATFORMS } from './parsed-link.ts'

/* Links as people post them, one of each form: the expected result, and the text as JSON. */
const [, ...rows] = readFileSync(new URL('collected-links.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

test('every collected text is read as its row says', () => {
  const wrong = rows.flatMap((row) => {
    const [expected = '', text = ''] = row.split('\t')
    const got = outcomeOf(JSON.parse(`"${text}"`) as string)
    return got === expected ? [] : [{ text, expected, got }]
  })
  expect(wrong).toEqual([])
  expect(rows.length).toBeGreaterThan(350)
})

test('every item number found in a collected text is possible for its marketplace', () => {
  const items = rows.flatMap((row) => {
    const [platform = '', number] = row.split('\t', 1)[0]!.split(' ')
    return PLATFORMS.some((known) => known === platform) && number ? [{ platform, number }] : []
  })
  expect(items.filter(({ platform, number }) => !isItemNumber(platform, number))).toEqual([])
  expect(items.length).toBeGreaterThan(150)
})
