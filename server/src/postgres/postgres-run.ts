import { spawn } from 'node:child_process'

export interface Outcome {
  ok: boolean
  /** The output of the command on both streams, or the reason why it could not be run. */
  output: string
}

export interface RunOptions {
  uid?: number
  gid?: number
  env?: NodeJS.ProcessEnv
  /** An open file that is passed to the command as descriptor 3. */
  handle?: number
}

/**
 * Longer than any of these commands takes on the slowest disk; a command that hangs must not block the start.
 */
const LONGEST_MS = 5 * 60_000

/** Runs a command to completion. Never rejects: a missing command is reported as an outcome as well. */
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

/**
 * A prefix for a command that makes the kernel interrupt it when we die, even by SIGKILL; empty if the system
 * lacks this.
 */
export function deathSignal(): Promise<string[]> {
  const prefix = ['setpriv', '--pdeathsig', 'SIGINT', '--']
  return (signal ??= run([...prefix, 'true']).then((tried) => (tried.ok ? prefix : [])))
}
