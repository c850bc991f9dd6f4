import { useState } from 'react'
import { ChunkError, loadChunk } from './chunk-reload.ts'

/**
 * What a click needs and the page did not: `const findRule = useChunk(() => import('…'))`, then `await findRule()` in the handler. Where it cannot be loaded, the click ends
 * as a screen that cannot be loaded does: the page is reloaded, or the error boundary says that an update is needed.
 */
export function useChunk<Found>(find: () => Promise<Found>): () => Promise<Found> {
  const [failed, setFailed] = useState<ChunkError | null>(null)
  // A handler's error reaches no boundary, a render's does.
  if (failed) throw failed
  return () =>
    loadChunk(find).catch((error: unknown) => {
      if (!(error instanceof ChunkError)) throw error
      setFailed(error)
      // Never resolves: the screen is taken away.
      return new Promise<Found>(() => undefined)
    })
}
