// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, contrastPairs } from '@longhaul/domain/brand/contrast.ts'
import { DARK_BASE, LIGHT_BASE } from '@longhaul/domain/brand/theme.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const light = tokensOf(":root,\n[data-theme='light']")
const dark = tokensOf("[data-theme='dark']")

/** Contrasts of known pairs, to check the formula itself. */
const printed: [Map<string, string>, string, string, number][] = [
  [light, 'ink', 'paper', 15.66],
  [light, 'ink-3', 'sunken', 4.81],
  [light, 'primary', 'primary-tint', 8.62],
  [light, 'on-fill', 'seal', 5.46],
  [light, 'seal', 'sunken', 4.76],
  [light, 'control', 'sunken', 3.63],
  [light, 'focus', 'paper', 5.41],
  [dark, 'ink', 'surface', 14.46],
  [dark, 'on-fill', 'primary', 8.62],
  [dark, 'on-seal', 'seal', 6.35],
  [dark, 'pink-ink', 'pink', 10.26],
  [dark, 'control', 'surface', 4.37],
  [dark, 'focus', 'surface', 7.84],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, theme) => {
  it.each(contrastPairs)('%s on %s is at least %f', (front, back, least) => {
    expect(contrast(colour(theme, front), colour(theme, back))).toBeGreaterThanOrEqual(least)
  })
})

it.each(printed)('gives the printed figure (%#)', (theme, front, back, figure) => {
  expect(contrast(colour(theme, front), colour(theme, back))).toBeCloseTo(figure, 2)
})

it('has every colour in both themes, and the system theme uses the same dark colours', () => {
  expect([...dark.keys()].toSorted()).toEqual([...light.keys()].toSorted())
  expect(tokensOf("[data-theme='system']")).toEqual(dark)
})

it.each([
  [light, LIGHT_BASE],
  [dark, DARK_BASE],
])('has the colours that a brand is judged against (%#)', (theme, base) => {
  for (const [name, hex] of Object.entries(base)) expect([name, colour(theme, name)]).toEqual([name, hex])
})

it('keeps the prescribed sizes (docs/rules/storefront.md)', () => {
  expect(css).toMatch(/--page-width: 1190px/)
  expect(css).toMatch(/--dialog-width: 400px/)
})

/** The six-digit colours of the block that a selector opens. */
function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`no block ${selector}`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

function colour(theme: Map<string, string>, name: string): string {
  const hex = theme.get(name)
  if (!hex) throw new Error(`no token ${name}`)
  return hex
}
