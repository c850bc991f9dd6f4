import { packingText } from '@longhaul/text/console/packing/packing.ts'

type Done = { unchecked: number; measured: boolean; pictures: number }

/**
 * What is still missing before a box may be closed, as the sentence for the disabled button; null if nothing
 * is.
 */
export const whyNotFinish = (done: Done): string | null => missingToFinish(done)[0] ?? null

/** Everything that is still missing, one sentence each, for the list beside the button. */
export function missingToFinish(done: Done): string[] {
  const words = packingText.missing
  return [
    done.unchecked > 0 ? words.contents(done.unchecked) : null,
    done.measured ? null : words.measures,
    done.pictures > 0 ? null : words.pictures,
  ].filter((entry) => entry !== null)
}
