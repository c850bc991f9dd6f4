import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseLink } from '../parse-link.ts'
import { readText } from './read-text.ts'

/* Links and lists of public bug reports, collected outside this repository. */
const ROOT = join(import.meta.dirname, '../../../..')
const FILE =
  ['..', '../..']
    .map((up) => join(ROOT, up, 'shared/data/public-cases.tsv'))
    .find((file) => existsSync(file)) ?? ''
const isThere = FILE !== ''
const cases = isThere
  ? readFileSync(FILE, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([kind]) => kind?.startsWith('link-') || kind === 'list-paste')
  : []

test.skipIf(!isThere)('the collected cases are there (skipped without the shared data)', () =>
  expect(cases.length).toBeGreaterThan(20),
)

const links = cases.filter(([kind]) => kind !== 'list-paste')
test.runIf(links.length > 0).each(links.length > 0 ? links : [['', '', '']])(
  '%s %s',
  (_, input = '', expected = '') => {
    const result = parseLink(input)
    const said = result.ok
      ? `${result.link.platform} ${result.link.itemId}`
      : `${result.reason} ${result.platform ?? ''}`.trim()
    if (/\(or: outside China/.test(expected)) expect(said).toMatch(/^(?:dewu \d+|outside_china)/)
    else if (expected === 'tmall or taobao 712345670033')
      expect(said).toMatch(/^(?:tmall|taobao) 712345670033$/)
    else if (expected === 'needs_redirect') expect(said).toMatch(/^needs_redirect/)
    else if (expected.startsWith('shop_or_search') || expected.startsWith('needs_redirect'))
      expect(said).toBe(expected)
    else expect(said).toBe(expected)
  },
)

const [list] = cases.filter(([kind]) => kind === 'list-paste')
test.runIf(list)('each link of a real bill of materials has its own words', () => {
  const { rows } = readText((list?.[1] ?? '').replaceAll('\\n', '\n'))
  expect(rows.map(({ words }) => /PETG|镀银线|矮红轴/.exec(words)?.[0])).toEqual(['PETG', '镀银线', '矮红轴'])
})
