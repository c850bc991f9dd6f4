import { createServer } from 'node:net'

/** Where a server is to listen, with the names of the two settings that say so. */
type Listening = { port: number; host: string; settings: readonly [port: string, host: string] }

/**
 * Call this before starting the database, so that a start that could not listen in the end, such as a second
 * one in the same folder, fails immediately, with the reason.
 */
export async function refuseTakenPort({ port, host, settings }: Listening): Promise<void> {
  if (port === 0) return
  const [portName, hostName] = settings
  await new Promise<void>((free, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Set ${portName} to another one.`)
          : new Error(
              `${hostName} is ${host}, port ${port}, where this machine cannot listen: ${error.message}`,
            ),
      ),
    )
    probe.listen(port, host, () => probe.close(() => free()))
  })
}
