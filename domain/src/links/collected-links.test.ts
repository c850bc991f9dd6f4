import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { told } from './link-cases.ts'

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
