import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'
import { CSS_LINES } from './style-limits.ts'
import { classOf, definedTwice, linesOutside, reachInto, readSheets, selectorsOf } from './styles.ts'

const sheets = readSheets()
const lines = linesOutside(sheets)

describe('a style sheet', () => {
  test('is read selector by selector', () => {
    const css =
      '/* .a */ @media (x) { .b > .c, .d:is(.e, .f) { width: 1px } } @keyframes in { from { top: 0 } }'
    expect(selectorsOf(css)).toEqual(['.b > .c', '.d:is(.e, .f)'])
  })

  test('the first class of a selector is the defined one, apart from conditions', () => {
    expect(classOf("body:has(.bar) .menu[data-x=''] > .entry")).toBe('menu')
    expect(classOf('h1')).toBeUndefined()
  })

  test('there are sheets of ui to check', () => {
    expect(sheets.filter(({ file }) => file.startsWith('ui/')).length).toBeGreaterThan(20)
  })
})

describe('one way to style (decision 0050)', () => {
  test('the console imports its sheet before any part that brings its own, because it declares the order of the layers', () => {
    const main = readFileSync(new URL('../console/src/main.tsx', import.meta.url), 'utf8')
    expect(/^import .*$/m.exec(main)?.[0]).toBe("import './styles.css'")
  })

  test('no class is defined in two style sheets', () => {
    expect(definedTwice(sheets)).toEqual([])
  })

  test('no selector outside ui names a class of ui', () => {
    expect(reachInto(sheets)).toEqual([])
    const outside = { file: 'console/src/styles.css', lines: 1, selectors: ['.desk .btn', '.desk'] }
    expect(reachInto([...sheets, outside])).toEqual(['console/src/styles.css: .desk .btn'])
  })

  test('style sheets outside ui do not grow, and none is added', () => {
    const grown = Object.entries(lines).filter(([file, length]) => length > (CSS_LINES[file] ?? 0))
    expect(grown.map(([file, length]) => `${file} has ${length} lines`)).toEqual([])
  })

  test('the list only shrinks', () => {
    const shorter = Object.entries(CSS_LINES).filter(([file, length]) => length > (lines[file] ?? 0))
    expect(shorter, 'shorter by now, or gone: npx tsx tools/styles.ts --write').toEqual([])
  })

  test('no utility names a step that the theme lacks: Tailwind would drop it silently', () => {
    const theme = readFileSync(join(ROOT, 'ui/src/first.css'), 'utf8')
    const lacking = sourceFiles(/^(storefront|console|ui|browser)\/src\/.*\.tsx?$/).flatMap((file) =>
      [
        ...readFileSync(join(ROOT, file), 'utf8').matchAll(
          /(?<=['"`\s:])(leading|tracking|text)-(tighte?r?|snug|relaxed|loose|normal|wider?|widest|xs|sm|base|md|lg|\d?xl)(?=['"`\s])/g,
        ),
      ]
        .filter(([, family, step]) => !theme.includes(`--${family}-${step}:`))
        .map(([utility]) => `${file}: ${utility}`),
    )
    expect(lacking).toEqual([])
  })

  test('the shop writes shadows as `[box-shadow:…]`: the utilities add thirteen properties to the first sheet of every page', () => {
    const named = sourceFiles(/^(storefront|browser)\/src\/.*\.tsx?$/).filter((file) =>
      /(?<=['"`\s:])(inset-)?(shadow|ring)-[\w[(]/.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(named).toEqual([])
  })
})
