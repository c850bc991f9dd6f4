import { limitConcurrency } from '../platform/limit-concurrency.ts'

/**
 * Reads these sources, at most `atOnce` at the same time, and returns by key what was found. Ends when all
 * are read or the time is up; then no further one is begun.
 */
export async function readInTime<Source, Found>(
  sources: ReadonlyMap<string, Source>,
  read: (source: Source) => Promise<Found | undefined>,
  { atOnce, limitMs }: { atOnce: number; limitMs: number },
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  const inTurn = limitConcurrency(atOnce, sources.size)
  let isOver = false
  const all = Promise.all(
    [...sources].map(([key, source]) =>
      inTurn(async () => {
        const answer = isOver ? undefined : await read(source)
        if (answer !== undefined) found.set(key, answer)
      }),
    ),
  )
  const late = new Promise<void>((end) => {
    AbortSignal.timeout(limitMs).addEventListener('abort', () => end(), { once: true })
  })
  try {
    await Promise.race([all, late])
  } finally {
    isOver = true
  }
  // A copy, because what is still being read must not change it.
  return new Map(found)
}
