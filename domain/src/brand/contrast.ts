/**
 * Foreground and background pairs of our components, and the minimum contrast of each: 4.5 for text, 3 for
 * controls and other essential graphics.
 */
export const contrastPairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...on('ink', 'paper surface sunken', 7),
  ...on('ink-2', 'paper surface sunken', 4.5),
  ...on('ink-3', 'paper surface sunken', 4.5),
  ...on('primary', 'paper surface sunken primary-tint', 4.5),
  ...on('on-fill', 'primary primary-hover primary-active', 4.5),
  ...on('on-seal', 'seal seal-hover seal-active', 4.5),
  ...on('seal', 'paper surface sunken', 4.5),
  ...on('pink-ink', 'pink pink-hover', 4.5),
  ...on('ok', 'paper surface ok-tint', 4.5),
  ...on('warn', 'paper surface warn-tint', 4.5),
  ...on('bad', 'paper surface bad-tint', 4.5),
  ...on('info', 'paper surface info-tint', 4.5),
  ...on('kraft', 'paper surface kraft-tint', 4.5),
  ...on('on-mat', 'mat', 7),
  ...on('on-mat-2', 'mat', 4.5),
  ...on('readout', 'readout-glass', 7),
  ...on('ruler-ink', 'ruler', 4.5),
  ...on('ink-2', 'kraft-tint', 4.5),
  ...on('warn', 'kraft-tint', 4.5),
  // marks on the rail, text on tints, the tooltip
  ...on('surface', 'ok bad', 3),
  ...on('ink', 'ok-tint warn-tint bad-tint info-tint primary-tint kraft-tint', 4.5),
  ...on('ink-2', 'primary-tint', 4.5),
  ...on('paper', 'ink', 7),
  // borders of controls and the focus ring
  ...on('control', 'paper surface sunken', 3),
  ...on('focus', 'paper surface sunken', 3),
  ...on('focus-gap', 'primary seal', 3),
]

/** WCAG 2 contrast ratio of two colours written `#rrggbb`, 1 to 21. */
export function contrast(front: string, back: string): number {
  const [a, b] = [luminance(front), luminance(back)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function on(front: string, backs: string, least: number): [string, string, number][] {
  return backs.split(' ').map((back) => [front, back, least])
}
