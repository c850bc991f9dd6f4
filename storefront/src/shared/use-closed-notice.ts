import { useChunk } from '@longhaul/browser/chunk/use-chunk.ts'
import { notice } from '@longhaul/ui/dialog/ask.tsx'

/**
 * For a header entry that is closed for now (docs/rules/content.md): it shows the given notice, word for
 * word, with a single Confirm, and does not navigate.
 */
export function useClosedNotice(): () => void {
  // The catalogue of every refusal, which no page needs from the start.
  const find = useChunk(() => import('@longhaul/text/errors/errors.ts'))
  return () => void find().then(({ errorText }) => notice(errorText.reasons.feature_closed))
}
