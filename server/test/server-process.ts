import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const BUILD = fileURLToPath(new URL('../../tools/build.mjs', import.meta.url))

/** Builds the server's bundle if a source has changed since the last build. */
export async function buildServer(): Promise<void> {
  await promisify(execFile)(process.execPath, [BUILD, 'server'])
}

/**
 * The server as users run it: a separate process, from the bundle, with these settings and none of the test's
 * environment. The caller ends it.
 */
export class ServerProcess {
  readonly child: ChildProcess
  readonly url: string
  readonly #ended: Promise<number | null>
  output = ''

  private constructor(port: number, settings: Readonly<Record<string, string>>, main: string) {
    this.url = `http://127.0.0.1:${port}`
    this.child = spawn(process.execPath, [main], {
      env: { PATH: process.env['PATH'] ?? '', PORT: String(port), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (bytes: Buffer) => (this.output += bytes.toString()))
    this.#ended = once(this.child, 'close').then(([code]: (number | null)[]) => code ?? null)
  }

  /**
   * Starts a server, of this version unless `main` names another bundle. Wait for `ready` or `ended` to learn
   * the outcome.
   */
  static async start(
    settings: Readonly<Record<string, string>>,
    port?: number,
    main = MAIN,
  ): Promise<ServerProcess> {
    return new ServerProcess(port ?? (await freePort()), settings, main)
  }

  /** Resolves when the server reports that it is ready; if it exits instead, throws with its output. */
  async ready(): Promise<this> {
    const isReady = (async () => {
      while (!this.output.includes('Longhaul is ready')) await once(this.child.stdout!, 'data')
    })()
    const code = await Promise.race([isReady, this.#ended.then((ended) => ({ ended }))])
    if (code) throw new Error(`the server ended with ${code.ended}:\n${this.output}`)
    return this
  }

  /** Waits for the server to exit; returns its exit code. */
  async ended(): Promise<number | null> {
    return await this.#ended
  }

  /** Sends the server a signal and waits for its exit; returns the exit code. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal)
    return await this.#ended
  }

  /** The HTTP status of a path; 0 if there is no answer. */
  async status(path: string): Promise<number> {
    return await fetch(this.url + path).then(
      (response) => response.status,
      () => 0,
    )
  }
}

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
