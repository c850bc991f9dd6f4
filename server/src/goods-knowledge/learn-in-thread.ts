import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { lookAtSiteVersion } from '../platform/database/site-memory.ts'
import { rootFolder } from '../platform/folders.ts'
import type { World } from '../platform/world.ts'
import type { ThreadData } from './learn-thread.ts'

/** Ten times what a million measurements take; a thread that is still running then has gone astray. */
const MINUTES_MAX = 15

/**
 * Learns in a thread of its own, so that this process answers meanwhile and has its memory back afterwards.
 * Rejects if the thread fails, is ended, takes too long or the server ends; then the version in force stays.
 */
export async function learnInThread({ database, clock, db }: World, ending?: AbortSignal): Promise<void> {
  const workerData: ThreadData = { database, now: clock.now() }
  const worker = startThread(workerData)
  const limits = [AbortSignal.timeout(MINUTES_MAX * 60_000), ...(ending ? [ending] : [])]
  const giveUp = AbortSignal.any(limits)
  giveUp.addEventListener('abort', () => void worker.terminate())
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject)
      worker.once('exit', (code) => {
        // A thread that is ended before it began exits with 0.
        if (code === 0 && !giveUp.aborted) resolve()
        else reject(new Error(`nothing was learnt: the thread ended with ${code}`))
      })
    })
  } finally {
    await worker.terminate()
  }
  await lookAtSiteVersion(db)
}

/** A million measurements need a fifth of it, besides what lies in columns. */
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 16 }

/** Starts the built thread for a built server, else its source, which needs a loader. */
function startThread(workerData: ThreadData): Worker {
  const root = rootFolder()
  const dist = join(root, 'server/dist')
  const isBuilt = import.meta.dirname.startsWith(dist) && !import.meta.dirname.includes(`${sep}watched`)
  if (isBuilt) return new Worker(join(dist, 'learn-thread.js'), { workerData, resourceLimits: LIMITS })
  const source = JSON.stringify(pathToFileURL(join(root, 'server/src/goods-knowledge/learn-thread.ts')))
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`
  return new Worker(load, { workerData, resourceLimits: LIMITS, eval: true })
}
