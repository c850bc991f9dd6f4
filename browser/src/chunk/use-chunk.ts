import { useState } from 'react'
import { ChunkError, loadChunk } from './chunk-reload.ts'

/**
 * Loads code that only a click needs: `const findRule = useChunk(() => import('…'))`, then `await findRule()`
 * in the handler. If it cannot be loaded, the outcome is the same as for a screen: the page reloads, or the
 * error boundary says that an update is needed.
 */
export function useChunk<Found>(find: () => Promise<Found>): () => Promise<Found> {
  const [failed, setFailed] = useState<ChunkError | null>(null)
  // An error boundary catches errors thrown while rendering, not in event handlers.
  if (failed) throw failed
  return () =>
    loadChunk(find).catch((error: unknown) => {
      if (!(error instanceof ChunkError)) throw error
      setFailed(error)
      // Never resolves: the error boundary replaces the screen.
      return new Promise<Found>(() => undefined)
    })
}
