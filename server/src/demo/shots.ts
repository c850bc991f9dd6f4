import type { CaptionedShot, Shown } from './inspection-photo.ts'

/**
 * The photos of an item, with captions: the whole on the scale, then details; if it is cracked, the crack.
 */
export const shotsOf = (
  { product, pieces, grams }: Shown & { grams: number },
  isCracked: boolean,
): CaptionedShot[] => {
  const frame = product.motif === 'mug' && pieces > 1 ? { zoom: 1.25, x: 200, y: 236 } : undefined
  const whole = { shows: 'scale' as const, grams, turn: 3, isCracked, ...(frame ? { frame } : {}) }
  if (isCracked)
    return [
      whole,
      {
        shows: 'flaw',
        flaw: 'crack',
        note: '2.0 cm',
        isCracked,
        pieces: 1,
        frame: { zoom: 2.3, x: 176, y: 158 },
        mark: { x: 139, y: 146, mm: 20 },
      },
      FOOT,
    ]
  return [
    whole,
    { shows: 'front', turn: -3, frame: { zoom: 1.7, x: 206, y: 160 } },
    { shows: 'measure', frame: { zoom: 1.9, x: 170, y: 250 } },
    { shows: 'other', turn: -8 },
    { shows: 'other', turn: 5, frame: { zoom: 2.4, x: 230, y: 210 } },
  ]
}

const FOOT: CaptionedShot = { shows: 'measure', pieces: 1, frame: { zoom: 1.7, x: 200, y: 262 } }
