import { packingText } from '@longhaul/text/console/packing/packing.ts'

/** What is missing before a box may be closed, as the sentence of the disabled button; null when all is there. */
export function whyNotFinish(done: {
  unchecked: number
  measured: boolean
  pictures: number
}): string | null {
  const words = packingText.missing
  if (done.unchecked > 0) return words.contents(done.unchecked)
  if (!done.measured) return words.measures
  return done.pictures === 0 ? words.pictures : null
}
