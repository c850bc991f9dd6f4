import type { DemoShot } from './inspection-photo.ts'
import type { Thing } from './steps.ts'

/** The whole, with what the scale says, then closer and closer; of what is cracked, the crack. */
export const shotsOf = ({ product, pieces, grams }: Thing, isCracked: boolean): DemoShot[] => {
  const frame = product.motif === 'mug' && pieces > 1 ? { zoom: 1.25, x: 200, y: 236 } : undefined
  const whole = { grams, turn: 3, isCracked, ...(frame ? { frame } : {}) }
  if (isCracked)
    return [
      whole,
      { isCracked, pieces: 1, frame: { zoom: 2.3, x: 176, y: 158 }, mark: { x: 139, y: 146, mm: 20 } },
      FOOT,
    ]
  return [
    whole,
    { turn: -3, frame: { zoom: 1.7, x: 206, y: 160 } },
    { frame: { zoom: 1.9, x: 170, y: 250 } },
    { turn: -8 },
    { turn: 5, frame: { zoom: 2.4, x: 230, y: 210 } },
  ]
}

const FOOT: DemoShot = { pieces: 1, frame: { zoom: 1.7, x: 200, y: 262 } }
