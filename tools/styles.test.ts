import { describe, expect, test } from 'vitest'
import { CSS_LINES, DEFINED_TWICE, REACH_INTO_UI } from './style-limits.ts'
import { classOf, definedTwice, linesOutside, reachInto, readSheets, selectorsOf } from './styles.ts'

const sheets = readSheets()
const SETTLED = 'settled by now: npx tsx tools/styles.ts --write'

describe('a style sheet', () => {
  test('is read selector by selector', () => {
    const css =
      '/* .a */ @media (x) { .b > .c, .d:is(.e, .f) { width: 1px } } @keyframes in { from { top: 0 } }'
    expect(selectorsOf(css)).toEqual(['.b > .c', '.d:is(.e, .f)'])
  })

  test('defines the first class of a selector, conditions aside', () => {
    expect(classOf("body:has(.bar) .menu[data-x=''] > .entry")).toBe('menu')
    expect(classOf('h1')).toBeUndefined()
  })

  test('of ui is there to be checked', () => {
    expect(sheets.filter(({ file }) => file.startsWith('ui/')).length).toBeGreaterThan(20)
  })
})

describe('one way to style (decision 0050)', () => {
  test('no class is defined in two style sheets', () => {
    expect(definedTwice(sheets).filter((found) => !DEFINED_TWICE.includes(found))).toEqual([])
  })

  test('no selector outside ui names a class of ui', () => {
    expect(reachInto(sheets).filter((found) => !REACH_INTO_UI.includes(found))).toEqual([])
  })

  test('style sheets outside ui do not grow, and none is added', () => {
    const grown = Object.entries(linesOutside(sheets)).filter(
      ([file, lines]) => lines > (CSS_LINES[file] ?? 0),
    )
    expect(grown.map(([file, lines]) => `${file} has ${lines} lines`)).toEqual([])
  })

  test('the lists only shrink', () => {
    const found = { twice: definedTwice(sheets), into: reachInto(sheets), lines: linesOutside(sheets) }
    expect(
      DEFINED_TWICE.filter((entry) => !found.twice.includes(entry)),
      SETTLED,
    ).toEqual([])
    expect(
      REACH_INTO_UI.filter((entry) => !found.into.includes(entry)),
      SETTLED,
    ).toEqual([])
    const shorter = Object.entries(CSS_LINES).filter(([file, lines]) => lines > (found.lines[file] ?? 0))
    expect(shorter, SETTLED).toEqual([])
  })
})
