import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPaste } from './read-paste.ts'

/* Lists as people keep them, each row with words that no other row has. */

type Goods = { name: string; link: string }
type Layout = (rows: readonly Goods[]) => string

const joined =
  (between: string, row: (goods: Goods, at: number) => string): Layout =>
  (rows) =>
    rows.map(row).join(between)

const SHEETS: Readonly<Record<string, Layout>> = {
  'name, tab, link': joined('\n', ({ name, link }) => `${name}\t${link}`),
  'link, tab, name': joined('\n', ({ name, link }) => `${link}\t${name}`),
  'link in the middle': joined('\n', ({ name, link }, at) => `${at + 1}\t${name}\t${link}\t${at * 7 + 9}.5`),
  'name, blank, link': joined('\n', ({ name, link }) => `${name} ${link}`),
  'link, dash, name': joined('\n', ({ name, link }) => `${link} - ${name}`),
  CSV: joined('\n', ({ name, link }) => `${name},${link}`),
  'CSV with quotes': joined('\n', ({ name, link }) => `"${name}","${link}","1"`),
  formulas: joined('\n', ({ name, link }) => `=HYPERLINK("${link}","${name}")`),
  'Markdown links': joined('\n', ({ name, link }) => `- [${name}](${link})`),
  'Markdown table': joined('\n', ({ name, link }) => `| ${name} | [W2C](${link}) |`),
  'numbered lines': joined('\n', ({ name, link }, at) => `${at + 1}. ${name} W2C: ${link}`),
}
const BLOCKS: Readonly<Record<string, Layout>> = {
  'name above, blank line': joined('\n\n', ({ name, link }) => `${name}\nW2C: ${link}`),
  'name below, blank line': joined('\n\n', ({ name, link }) => `${link}\n${name}`),
  'numbered: name above': joined('\n', ({ name, link }, at) => `${at + 1}. ${name}\n   ${link}`),
  'bulleted: name above': joined('\n', ({ name, link }) => `* ${name}\n  ${link}`),
  headings: joined('\n', ({ name, link }) => `## ${name}\n\n${link}`),
}
const RUNS: Readonly<Record<string, Layout>> = {
  'name above': joined('\n', ({ name, link }) => `${name}\n${link}`),
  'W2C below': joined('\n', ({ name, link }) => `${name}\nW2C: ${link}`),
  'name below': joined('\n', ({ name, link }) => `${link}\n${name}`),
  'all apart': joined('\n\n', ({ name, link }) => `${name}\n\n${link}`),
  'one line (name first)': joined(' ', ({ name, link }) => `${name} ${link}`),
  'one line (link first)': joined(' ', ({ name, link }) => `${link} ${name}`),
}

const word = fc.constantFrom('jacket', 'shoes', 'belt', '外套', '跑鞋', 'Tee', 'cap', '手机壳', 'hoodie v2')
const detail = fc.constantFrom(
  '',
  ' (Size M)',
  ' 42',
  ' black, L',
  '：18.8元',
  ' - 2 pcs',
  '，黑色',
  ' 5"',
  ' x2',
)
const goods = fc.tuple(word, detail)
const outside = fc.constantFrom(
  '',
  'My haul from May',
  'zzz',
  'Hello, I want these:',
  'zzz zzz',
  'Shipping took 12 days, zzz thanks for reading!',
  '谢谢大家',
  'Total zzz 358',
  'Name\tLink',
)
const gap = fc.constantFrom('\n', '\n\n')

const linkOf = (at: number) => `https://weidian.com/item.html?itemID=${7_212_345_600 + at}`
const mark = (at: number) =>
  `q${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}q`

/**
 * What is wrong with the words of a list: the first link with another row's words, or with words from outside
 * the list.
 */
function faultIn(
  layout: Layout,
  rows: readonly (readonly [string, string])[],
  around: readonly string[],
  hasName: readonly boolean[],
) {
  const list = layout(
    rows.map(([name, more], at) => ({
      name: hasName[at] === false ? '' : `${name} ${mark(at)}${more}`,
      link: linkOf(at),
    })),
  )
  const [before = '', first = '', second = '', after = ''] = around
  const text = `${before}${before && first}${list}${after && second}${after}`
  const { links } = readPaste(text)
  expect(links.length, text).toBe(rows.length)
  const wrong = links.find(({ words }, at) =>
    (words.match(/q[a-z]{2}q|zzz|haul|谢谢|Total|Hello|W2C|thanks/g) ?? []).some(
      (found) => found !== mark(at),
    ),
  )
  const named = links.filter(({ words }, at) => words.includes(mark(at))).length
  return { text, wrong, named }
}

const list = fc.array(goods, { minLength: 2, maxLength: 12 })
/** Rows without words are recognised where rows are lines or blocks. */
const MAY_LACK_WORDS = /,|CSV|formulas|Markdown|numbered lines|blank line/
const around = fc.tuple(outside, gap, gap, outside)

for (const [kind, layouts] of Object.entries({ sheets: SHEETS, blocks: BLOCKS, runs: RUNS }))
  test.each(Object.entries(layouts))(`${kind}, %s: no link has the words of another row`, (name, layout) => {
    fc.assert(
      fc.property(
        list,
        around,
        fc.array(fc.boolean(), { maxLength: MAY_LACK_WORDS.test(name) ? 12 : 0 }),
        (rows, places, hasName) => {
          const { text, wrong } = faultIn(layout, rows, places, hasName)
          expect(wrong?.words, text).toBeUndefined()
        },
      ),
      { numRuns: 300 },
    )
  })

test.each(Object.entries({ ...SHEETS, ...BLOCKS, ...RUNS }))(
  '%s: every row has its words if nothing is around the list',
  (_, layout) => {
    fc.assert(
      fc.property(list, (rows) => {
        const { text, named } = faultIn(layout, rows, [], [])
        expect(named, text).toBe(rows.length)
      }),
      { numRuns: 100 },
    )
  },
)
