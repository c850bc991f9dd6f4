import { packingText } from '@longhaul/text/console/packing/packing.ts'

type Done = { unchecked: number; measured: boolean; pictures: number }

/** What is missing before a box may be closed, as the sentence of the disabled button; null when all is there. */
export const whyNotFinish = (done: Done): string | null => missingToFinish(done)[0] ?? null

/** All that is missing, a sentence each, for the list beside the button. */
export function missingToFinish(done: Done): string[] {
  const words = packingText.missing
  return [
    done.unchecked > 0 ? words.contents(done.unchecked) : null,
    done.measured ? null : words.measures,
    done.pictures > 0 ? null : words.pictures,
  ].filter((entry) => entry !== null)
}
