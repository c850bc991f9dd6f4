import { contrast, contrastPairs } from './contrast.ts'

/** The colours of a theme by the names of `ui/src/tokens.css`, written `#rrggbb`. */
export type Colours = Readonly<Record<string, string>>

/**
 * The operator's own two colours: `primary` for controls, `seal` for the one action of a page that commits
 * money. Empty: our defaults.
 */
export type Brand = { primary: string; seal: string }

/** Two colours whose contrast is too low to read or see. */
export type TooClose = { front: string; back: string; ratio: number; least: number; dark: boolean }

/**
 * The colours that do not depend on the brand. `ui/src/tokens.test.ts` checks both lists against tokens.css.
 */
export const LIGHT_BASE: Colours = {
  paper: '#fbf9f5',
  surface: '#ffffff',
  sunken: '#f3efe7',
  ink: '#16202b',
  'ink-2': '#465362',
  'on-fill': '#ffffff',
  'on-seal': '#ffffff',
  'focus-gap': '#ffffff',
}
export const DARK_BASE: Colours = {
  paper: '#10161d',
  surface: '#18212b',
  sunken: '#0b1016',
  ink: '#eef2f6',
  'ink-2': '#b9c4cf',
  'on-fill': '#0c1b29',
  'on-seal': '#220a04',
  'focus-gap': '#10161d',
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** The brand's colours in both themes: its shades and, for the dark theme, versions light enough to read. */
export function brandColours(brand: Brand): { light: Colours; dark: Colours } {
  const light: Record<string, string> = {}
  const dark: Record<string, string> = {}
  if (brand.primary) {
    const deep = brand.primary.toLowerCase()
    const pale = lightened(deep, DARK_BASE['surface']!)
    Object.assign(light, {
      primary: deep,
      'primary-hover': mix(deep, BLACK, 0.2),
      'primary-active': mix(deep, BLACK, 0.4),
      'primary-tint': mix(deep, WHITE, 0.89),
    })
    Object.assign(dark, {
      primary: pale,
      'primary-hover': mix(pale, WHITE, 0.25),
      'primary-active': mix(pale, WHITE, 0.45),
      'primary-tint': mix(pale, DARK_BASE['surface']!, 0.82),
    })
  }
  if (brand.seal) {
    const deep = brand.seal.toLowerCase()
    const pale = lightened(deep, DARK_BASE['surface']!)
    Object.assign(light, {
      seal: deep,
      'seal-hover': mix(deep, BLACK, 0.14),
      'seal-active': mix(deep, BLACK, 0.28),
      pink: mix(deep, WHITE, 0.85),
      'pink-hover': mix(deep, WHITE, 0.77),
      'pink-ink': mix(deep, BLACK, 0.3),
    })
    Object.assign(dark, {
      seal: pale,
      'seal-hover': mix(pale, WHITE, 0.16),
      'seal-active': mix(pale, WHITE, 0.32),
      pink: mix(pale, DARK_BASE['surface']!, 0.82),
      'pink-hover': mix(pale, DARK_BASE['surface']!, 0.76),
      'pink-ink': mix(pale, WHITE, 0.6),
    })
  }
  return { light, dark }
}

/** The brand's worst pair that falls below WCAG 2.2 AA in either theme (contrast.ts), or null. */
export function whyNotBrand(brand: Brand): TooClose | null {
  const { light, dark } = brandColours(brand)
  const found = [...tooClose(light, LIGHT_BASE, false), ...tooClose(dark, DARK_BASE, true)]
  return found.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0] ?? null
}

function tooClose(own: Colours, base: Colours, dark: boolean): TooClose[] {
  const all: Colours = { ...base, ...own }
  return contrastPairs.flatMap(([front, back, least]) => {
    const [a, b] = [all[front], all[back]]
    if (!a || !b || !(front in own || back in own)) return []
    const ratio = contrast(a, b)
    return ratio < least ? [{ front, back, ratio, least, dark }] : []
  })
}

const BLACK = '#000000'
const WHITE = '#ffffff'
/** The minimum contrast of a dark-theme colour on its cards: readable, with room for a tint beneath it. */
const DARK_LEAST = 7

/** The colour mixed with just enough white to be readable on a dark background. */
function lightened(colour: string, ground: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const light = mix(colour, WHITE, share)
    if (contrast(light, ground) >= DARK_LEAST) return light
  }
  return WHITE
}

/** The first colour with `share` of the second mixed in. */
function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const part = (hex: string) => parseInt(hex.slice(at, at + 2), 16)
    return Math.round(part(first) * (1 - share) + part(second) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
