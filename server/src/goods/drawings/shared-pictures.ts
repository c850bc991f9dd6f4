import { chance, place } from './paint.ts'
import { mat, ruler, scaleBox, shadowed, type Subject, svg } from './pictures.ts'

/** The public pages that have their own preview picture when shared. */
export const SHARED_PAGES = ['home', 'help', 'articles', 'estimate', 'fulfilment'] as const
export type SharedPage = (typeof SHARED_PAGES)[number]

/** The size in pixels that services with link previews expect. */
export const SHARED_SIZE = [1_200, 630] as const

const HOODIE: Subject = { motif: 'hoodie', look: ['#3b5547'] }
const BOX: Subject = { motif: 'box', look: ['#b98a57'] }
const MUGS: Subject = { motif: 'mug_cracked', look: ['#c9b79b'], pieces: 2 }

/**
 * The preview picture of a shared page: goods on the mat next to a slip of paper. Without words or a logo, so
 * that it fits every language and every shop's name.
 */
export const drawShared = (page: SharedPage): Promise<string> =>
  svg(
    SHARED_SIZE,
    { zoom: 2, x: 0, y: 0 },
    `${wideMat}${SCENES[page]()}<rect width="1200" height="630" fill="url(#vig)"/>`,
  )

const wideMat = place(mat(), 'scale(2.26)') + place(ruler(0.9), 'translate(0 -279) scale(2.26)')

const SCENES: Readonly<Record<SharedPage, () => string>> = {
  home: () =>
    `${slip(56, 64, 520, 400, place(shadowed(HOODIE), 'translate(36 4) scale(.74)') + place(bars(24), 'translate(392 92)') + lines(392, 222, [96, 64, 82]))}
    <path d="M606 262h92" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-dasharray="2 16" stroke-linecap="round"/><path d="M704 246l22 16-22 16" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5"/>
    ${place(shadowed(BOX), 'translate(706 30) scale(1.18)')}${readOut(1_380)}`,
  help: () =>
    `${place(shadowed(MUGS), 'translate(20 -30) scale(1.6)')}${slip(720, 150, 420, 320, ticks())}${readOut(780)}`,
  articles: () =>
    `${place(shadowed({ motif: 'notebook', look: ['#7a4526'] }), 'translate(60 46) rotate(-6 200 200) scale(1.08)')}
    ${place(shadowed({ motif: 'backpack', look: ['#a9834f'] }), 'translate(400 34) scale(1.12)')}${place(shadowed({ motif: 'umbrella', look: ['#274a86'] }), 'translate(740 30) scale(1.12)')}`,
  estimate: () =>
    `${place(shadowed(BOX), 'translate(40 36) scale(1.3)')}${slip(640, 150, 500, 320, rows())}${readOut(1_380)}`,
  fulfilment: () =>
    `${place(shadowed(BOX), 'translate(26 -30) scale(.95)')}${place(shadowed(BOX), 'translate(390 40) scale(1.15)')}${place(shadowed(BOX), 'translate(800 -30) scale(.95)')}`,
}

const readOut = (grams: number): string => place(scaleBox(grams), 'translate(0 8) scale(2.2)')

/** A slip of paper with one tear line and notches where the line meets the edges. */
function slip(x: number, y: number, width: number, height: number, inside: string): string {
  const tear = height - 92
  return place(
    `<rect width="${width}" height="${height}" rx="14" fill="#fffdf8" filter="url(#sh)"/><path d="M24 ${tear}H${width - 24}" stroke="#8b93a0" stroke-width="3" stroke-dasharray="10 9"/>
    <circle cy="${tear}" r="15" fill="#27584c"/><circle cx="${width}" cy="${tear}" r="15" fill="#27584c"/>${inside}<rect x="24" y="${tear + 34}" width="150" height="20" rx="4" fill="#c9ced6"/><rect x="${width - 164}" y="${tear + 26}" width="140" height="36" rx="6" fill="#1d4468"/>`,
    `translate(${x} ${y})`,
  )
}

const bars = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<rect x="${at * 4.2}" width="${chance(at + 3) > 0.55 ? 3 : 1.5}" height="92" fill="#16202b"/>`,
  ).join('')

const lines = (x: number, y: number, widths: readonly number[]): string =>
  widths
    .map(
      (width, at) => `<rect x="${x}" y="${y + at * 28}" width="${width}" height="14" rx="3" fill="#c9ced6"/>`,
    )
    .join('')

/** Four check marks, the last one a cross. */
const ticks = (): string =>
  [0, 1, 2, 3]
    .map((at) => {
      const y = 46 + at * 46
      const mark = at === 3 ? `M34 ${y - 11}l22 22M56 ${y - 11}l-22 22` : `M32 ${y}l9 10 18-20`
      const colour = at === 3 ? '#b3261e' : '#2d7a55'
      return `<path d="${mark}" fill="none" stroke="${colour}" stroke-width="5"/><rect x="84" y="${y - 8}" width="${[150, 190, 130, 170][at]}" height="16" rx="4" fill="${at === 3 ? '#e3b4b0' : '#c9ced6'}"/><rect x="${[330, 300, 340, 290][at]}" y="${y - 8}" width="${[66, 96, 56, 106][at]}" height="16" rx="4" fill="${at === 3 ? '#b3261e' : '#8b93a0'}"/>`
    })
    .join('')

/** A list of shipping methods with the first one selected. */
const rows = (): string =>
  [0, 1, 2, 3]
    .map((at) => {
      const y = 24 + at * 50
      return `${at === 0 ? `<rect y="${y - 6}" width="500" height="44" fill="#e3edf6"/><rect y="${y - 6}" width="7" height="44" fill="#1d4468"/>` : ''}<rect x="30" y="${y + 8}" width="${[120, 90, 140, 100][at]}" height="16" rx="4" fill="#4c5866"/><rect x="210" y="${y + 8}" width="${[80, 110, 64, 120][at]}" height="16" rx="4" fill="#c9ced6"/><rect x="${[380, 396, 370, 386][at]}" y="${y + 8}" width="${[90, 74, 100, 84][at]}" height="16" rx="4" fill="#8b93a0"/>`
    })
    .join('')
