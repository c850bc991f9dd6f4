import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@longhaul/server/postgres/postgres.ts'
import type { Answer, Connection } from './connection.ts'

export const OPERATIONS = [
  'login',
  'profile',
  'profile-beside-log-ins',
  'add-to-cart',
  'read-cart',
  'checkout',
  'orders',
  'article',
] as const
export type Operation = (typeof OPERATIONS)[number]

/** The number of shoppers; the first has many orders. */
export const SHOPPERS = 256
export const ORDERS = 500
export const PASSWORD = 'lantern42'
/** A shopper's address, as a proxy would report it: a different one for each. */
export const placeOf = (shopper: number): string => `x-forwarded-for: 10.0.${shopper >> 8}.${shopper & 255}`
export const emailOf = (shopper: number): string => `shopper${shopper}@bench.test`

/** The token of a shopper's session. */
export const tokenOf = (shopper: number): string => `bench-${shopper}`

/** The number of lines in every cart for a cell of checkouts: one for each checkout. */
export const CART_LINES = 30

/** The number of lines that every cart must have before an operation; undefined if it does not matter. */
export const linesFor = (operation: Operation): number | undefined =>
  ({ 'add-to-cart': 0, checkout: CART_LINES, 'read-cart': 3 })[operation as string]

/** Sends requests over a connection; throws if the reply is not successful. */
export const askOver =
  (connection: Connection, base = '') =>
  async (
    method: 'GET' | 'POST',
    path: string,
    token: string,
    body?: unknown,
    headers?: readonly string[],
  ): Promise<Answer> => {
    const answer = await connection.ask(method, base + path, token, body, headers)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.toString()}`)
    return answer
  }

/** A server that is measured: how to prepare it for a cell, and how to run each operation. */
export type Target = {
  name: string
  port: number
  pid: number
  postgresDir: string
  /** Creates what an operation uses up. */
  prepare(operation: Operation): Promise<void>
  /**
   * Runs it once, as this shopper; false if there is nothing left to run it with. Throws if the reply is not
   * successful.
   */
  run(operation: Operation, connection: Connection, shopper: number): Promise<boolean>
  /** Resolves when the mails and other jobs that the operations left behind are done. */
  settled(): Promise<void>
  /** The number of statements that the server has sent to its database so far. */
  statements(): Promise<number>
  stop(): Promise<void>
}

const COUNTER = new URL('count-statements.mjs', import.meta.url).href

/** A separate PostgreSQL that writes to disk durably. */
export async function ownPostgres(folder: string): Promise<Postgres & { dataDir: string; url: string }> {
  const dataDir = join(folder, 'database')
  const postgres = await startPostgres({ dataDir })
  const { host, user, database } = postgres.config
  return { ...postgres, dataDir, url: `postgres://${user}@${encodeURIComponent(host)}/${database}` }
}

/** Starts a server as a process that counts its statements, and waits until it replies. */
export async function startProcess(args: readonly string[], env: Record<string, string>, port: number) {
  const child = spawn(process.execPath, ['--import', COUNTER, ...args], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await new Promise((later) => setTimeout(later, 100))
  }
  return {
    pid: child.pid!,
    statements: () => countOf(child),
    async end() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function countOf(child: ChildProcess): Promise<number> {
  child.send('statements')
  const [count] = (await once(child, 'message')) as [number]
  return count
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/v1/health/live`).then(
    (response) => response.ok,
    () => false,
  )

/** Runs an action for each item, a few at a time. */
export async function forEach(
  count: number,
  atOnce: number,
  work: (at: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
