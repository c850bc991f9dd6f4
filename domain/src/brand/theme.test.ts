import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandColours, isColour, whyNotBrand } from './theme.ts'

const NONE = { primary: '', seal: '' }

describe('the colours of a brand', () => {
  test('no brand changes nothing', () => {
    expect(brandColours(NONE)).toEqual({ light: {}, dark: {} })
    expect(whyNotBrand(NONE)).toBeNull()
  })

  test.each([
    ['#1d4468', 'our indigo'],
    ['#0b5d3b', 'a deep green'],
    ['#5b2a86', 'a violet'],
    ['#8a1538', 'a wine red'],
    ['#000000', 'black'],
  ])('%s (%s) can be read in both themes', (primary) => {
    expect(whyNotBrand({ ...NONE, primary })).toBeNull()
  })

  test.each([
    ['#ffd400', 'yellow'],
    ['#7fb7ff', 'a light blue'],
    ['#ff6600', 'orange'],
    ['#ffffff', 'white'],
  ])('%s (%s) is refused, with the pair that is too close', (primary) => {
    const why = whyNotBrand({ ...NONE, primary })
    expect(why).toMatchObject({ dark: false })
    expect(why!.ratio).toBeLessThan(why!.least)
  })

  test('the commit colour is judged by its own pairs', () => {
    expect(whyNotBrand({ ...NONE, seal: '#bf3a22' })).toBeNull()
    expect(whyNotBrand({ ...NONE, seal: '#ff9d8a' })).not.toBeNull()
  })

  test('every brand that passes has all shades in both themes, as six digits', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, colour, (primary, seal) => {
        const { light, dark } = brandColours({ primary, seal })
        expect(Object.keys(light).toSorted()).toEqual(Object.keys(dark).toSorted())
        for (const shade of [...Object.values(light), ...Object.values(dark)])
          expect(isColour(shade)).toBe(true)
        // The derived dark theme is always readable: a brand fails only by its own light colours.
        expect(whyNotBrand({ primary, seal })?.dark ?? false).toBe(false)
      }),
    )
  })
})
