import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { makeScratchFolder } from '../../server/test/scratch-folder.ts'
import { SERVERS_ZONE } from './zones.ts'

/**
 * The demo's story is told through the API before a first start is ready: on a busy machine that takes its
 * time, and what is not built is built before.
 */
const READY_WITHIN_MS = 400_000

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What `npm start` runs. */
const START = [process.execPath, join(ROOT, 'tools', 'start.mjs')] as const
/** What `npm run dev` runs. */
export const DEV = [process.execPath, '--import', 'tsx', join(ROOT, 'tools', 'dev.ts')] as const
/** The same without looking each time whether everything is built. */
const SERVE = [process.execPath, join(ROOT, 'server', 'dist', 'main.js')] as const

/** A real server in demo mode: its own process, port and data. */
export class DemoServer {
  readonly #folder: string
  readonly #port: number
  readonly #command: readonly [string, ...string[]]
  #process: ChildProcess | undefined
  #output = ''

  private constructor(folder: string, port: number, command: readonly [string, ...string[]]) {
    this.#folder = folder
    this.#port = port
    this.#command = command
  }

  /**
   * Starts one on a copy of a seeded demo (`seededDemo`), of which everything is built, or by another
   * command.
   */
  static async start(seeded: string, command: readonly [string, ...string[]] = SERVE): Promise<DemoServer> {
    const server = new DemoServer(await copyOf(seeded), await freePort(), command)
    await server.run()
    return server
  }

  /**
   * Starts one in an empty folder by what `npm start` runs, as a newcomer does, and ends it once its story is
   * complete. Returns what it said.
   */
  static async seed(folder: string): Promise<string> {
    const server = new DemoServer(folder, await freePort(), START)
    await server.run()
    await server.#end()
    return server.#output
  }

  /**
   * Starts one in an empty folder with settings of its own, such as those of a real shop; each `run` takes
   * them anew.
   */
  static async fresh(settings: (url: string) => Readonly<Record<string, string>>): Promise<DemoServer> {
    const server = new DemoServer(await makeScratchFolder(), await freePort(), SERVE)
    await server.run(settings(server.url))
    return server
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  get dataDir(): string {
    return this.#folder
  }

  /** Starts it (again) on the same data, with other settings if need be, and waits until it answers. */
  async run(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#output = ''
    const [program, ...args] = this.#command
    const child = spawn(program, args, {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.#folder,
        DEMO: '1',
        RATE_LIMIT_FACTOR: '100',
        DATABASE_URL: '',
        NODE_ENV: 'production',
        TZ: SERVERS_ZONE,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    child.stdout.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    try {
      await this.#ready(child)
    } catch (error) {
      await this.kill()
      throw error
    }
  }

  /** Internal errors that the server has logged since its last start. */
  faults(): string[] {
    return this.#output.split('\n').filter((line) => line.includes('"level":50'))
  }

  /** Signals the process that was started, whatever runs below it. */
  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal)
  }

  /** Kills it, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child || hasEnded(child)) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  /** Stops it with SIGTERM and removes its data. Throws if it did not exit cleanly. */
  async stop(): Promise<void> {
    await this.#end()
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #end(): Promise<void> {
    const child = this.#process
    if (!child || hasEnded(child)) return
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const code = await gone
    if (code !== 0) throw new Error(`the server ended with ${code}:\n${this.#output}`)
  }

  async #ready(child: ChildProcess): Promise<void> {
    const deadline = AbortSignal.timeout(READY_WITHIN_MS)
    while (!deadline.aborted) {
      if (hasEnded(child)) throw new Error(`the server ended while starting:\n${this.#output}`)
      const answer = await fetch(`${this.url}/api/v1/health/ready`, { signal: deadline }).catch(
        () => undefined,
      )
      if (answer?.ok && this.#output.includes('Longhaul is ready')) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the server did not get ready:\n${this.#output}`)
  }
}

/** With the owners of its files: they say on whose behalf the database runs. */
export async function copyOf(dataDir: string): Promise<string> {
  const folder = await makeScratchFolder()
  await promisify(execFile)('cp', ['-a', `${dataDir}/.`, folder])
  return folder
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
