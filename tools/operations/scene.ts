import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Thrown if a program that a check needs is not installed. */
export class Missing extends Error {}

/** The user for programs that refuse to run as root; undefined if this process is not root itself. */
export type User = { uid: number; gid: number }

/**
 * What a check starts and leaves behind: a folder, and programs that are ended with it, the last one first.
 */
export class Scene {
  readonly folder: string
  readonly user: User | undefined
  readonly #ends: (() => unknown)[] = []
  /** The output of the programs, for diagnosis. */
  output = ''

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'longhaul-operations-'))
    this.user = process.getuid?.() === 0 ? userCalled('nobody') : undefined
    chmodSync(this.folder, 0o755)
  }

  /** Registers an action for the end of the scene. */
  later(end: () => unknown): void {
    this.#ends.push(end)
  }

  /** A folder in it that belongs to the user of its programs. */
  folderFor(name: string): string {
    const path = mkdtempSync(join(this.folder, `${name}-`))
    if (this.user) chownSync(path, this.user.uid, this.user.gid)
    return path
  }

  /** Runs a program to its end as the scene's user; throws with its output if it fails. */
  run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
    const { error, status, stdout, stderr } = spawnSync(program, args, {
      ...this.user,
      cwd: this.folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', ...env },
    })
    if (error) throw error
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`)
    return stdout
  }

  /**
   * Starts a program as the scene's user; it is ended with the scene. Returns functions to signal it and to
   * wait for its end.
   */
  start(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
    const child = spawn(program, args, {
      ...this.user,
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => (this.output += `${program}: ${bytes.toString()}`))
    const ended = new Promise<void>((done) => child.once('close', () => done()))
    child.once('error', (error) => (this.output += `${program}: ${error.message}\n`))
    const end = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await ended
    }
    this.later(() => end('SIGKILL'))
    return { end, signal: (signal) => void child.kill(signal) }
  }

  async end(): Promise<void> {
    for (const end of this.#ends.toReversed()) await end()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export type Started = {
  end(signal?: NodeJS.Signals): Promise<void>
  signal(signal: NodeJS.Signals): void
}

/** The path of a program, including Debian's PostgreSQL, which is not in any PATH. Throws `Missing`. */
export function programCalled(name: string, hint = name): string {
  const versions = existing('/usr/lib/postgresql').toSorted((a, b) => Number(b) - Number(a))
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    '/usr/sbin',
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`),
  ]
  const folder = folders.find((one) => existing(one).includes(name))
  if (folder === undefined) throw new Missing(`${name} is not installed (Debian: ${hint})`)
  return join(folder, name)
}

function existing(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function userCalled(name: string): User {
  const id = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** With ASK=1 a person can inspect or repair a failure: waits until they press Enter, and returns true. */
export async function waitForInspection(more = ''): Promise<boolean> {
  if (process.env['ASK'] !== '1') return false
  console.log(`${more}What was started is still there. Press Enter to go on.`)
  await once(process.stdin, 'data')
  process.stdin.pause()
  return true
}

/** Polls until the condition holds, for at most `withinMs`; returns how long it took. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  withinMs = 60_000,
): Promise<number> {
  const begun = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begun > withinMs) throw new Error(`not within ${withinMs / 1_000} s: ${what}`)
    await pause(50)
  }
  return performance.now() - begun
}
