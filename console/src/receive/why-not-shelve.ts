import { receiveText } from '@longhaul/text/console/receive/receive.ts'

/**
 * What is still missing before an item may be shelved, as the sentence for the disabled button; null if
 * nothing is.
 */
export function whyNotShelve(done: { measured: boolean; pictures: number; shelf: string }): string | null {
  const missing = [
    done.measured ? null : receiveText.missing.measures,
    done.pictures > 0 ? null : receiveText.missing.pictures,
    done.shelf.trim() ? null : receiveText.missing.shelf,
  ].filter((entry) => entry !== null)
  return missing.length > 0 ? receiveText.missing.sentence(missing) : null
}
