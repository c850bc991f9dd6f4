import { createServer } from 'node:net'
import type { Env } from './env.ts'

/**
 * Call this before starting the database, so that a second start in the same folder fails immediately, with
 * the reason.
 */
export async function refuseTakenPort(env: Pick<Env, 'port' | 'host'>): Promise<void> {
  if (env.port === 0) return
  await new Promise<void>((free, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${env.port} is in use. Set PORT to another one.`)
          : new Error(`HOST is ${env.host}, where this machine cannot listen: ${error.message}`),
      ),
    )
    probe.listen(env.port, env.host, () => probe.close(() => free()))
  })
}
