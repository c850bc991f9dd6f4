import { spawn } from 'node:child_process'

export interface Outcome {
  ok: boolean
  /** What the command printed on both streams, or why it could not be run at all. */
  output: string
}

export interface RunOptions {
  uid?: number
  gid?: number
  env?: NodeJS.ProcessEnv
  /** An open file that the command finds as its descriptor 3. */
  handle?: number
}

/** Longer than any of them takes on the slowest disk; one that hangs must not hang the start. */
const LONGEST_MS = 5 * 60_000

/** Runs a command to its end. Never rejects: a command that does not exist is an outcome like any other. */
export function run(command: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const [program = '', ...args] = command
  const { handle, ...rest } = options
  return new Promise((done) => {
    let output = ''
    const child = spawn(program, args, {
      ...rest,
      timeout: LONGEST_MS,
      stdio: ['ignore', 'pipe', 'pipe', handle ?? 'ignore'],
    })
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
    child.once('error', (error) => done({ ok: false, output: error.message }))
    child.once('close', (code) => done({ ok: code === 0, output: output.trim() }))
  })
}

let signal: Promise<string[]> | undefined

/** What to put before a command so that it is interrupted when we die, even by SIGKILL; nothing where that cannot be had. */
export function deathSignal(): Promise<string[]> {
  const prefix = ['setpriv', '--pdeathsig', 'SIGINT', '--']
  return (signal ??= run([...prefix, 'true']).then((tried) => (tried.ok ? prefix : [])))
}
