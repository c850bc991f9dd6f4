import { useChunk } from '@longhaul/browser/chunk/use-chunk.ts'

/**
 * For a header entry that is closed for now (docs/rules/content.md): it shows the given notice, word for word, with a single Confirm, and does not navigate.
 */
export function useClosedNotice(): () => void {
  const find = useChunk(() =>
    Promise.all([import('@longhaul/ui/dialog/ask.tsx'), import('@longhaul/text/errors/errors.ts')]),
  )
  return () => void find().then(([{ notice }, { errorText }]) => notice(errorText.reasons.feature_closed))
}
