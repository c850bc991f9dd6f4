import { readFileSync } from 'node:fs'
import { ServerProcess, freePort } from '../../server/test/server-process.ts'
import type { Scene } from './scene.ts'

type Settings = Readonly<Record<string, string>>

/** Settings of a real shop without rate limits, on this database. */
export const shopOn = (scene: Scene, databaseUrl: string, more: Settings = {}): Settings => ({
  DEMO: '0',
  PUBLIC_URL: 'http://localhost:4600',
  SMTP_URL: 'smtp://127.0.0.1:9',
  RATES_URL: 'off',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '100000',
  DATA_DIR: `${scene.folder}/data`,
  DATABASE_URL: databaseUrl,
  ...more,
})

/** Starts a process of the shop; it is ended with the scene. */
export async function startShop(
  scene: Scene,
  settings: Settings,
  port?: number,
  main?: string,
): Promise<ServerProcess> {
  const shop = await ServerProcess.start(settings, port ?? (await freePort()), main)
  scene.later(() => shop.end('SIGKILL'))
  return await shop.ready()
}

/** The memory of a process, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

export type Shopper = { token: string; email: string }

/** Calls the API; returns its data, and throws with status and message otherwise. */
export async function call<Data = unknown>(
  base: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Data> {
  const response = await fetch(`${base}/api/v1${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  const answer = (await response.json()) as { code: number; message: string; data: Data }
  if (response.status !== 200) throw new Error(`${response.status} ${answer.message} (${method} ${path})`)
  return answer.data
}

let people = 0

/** Registers a shopper and logs in. */
export async function newShopper(base: string): Promise<Shopper> {
  const email = `shopper${++people}@example.com`
  const password = 'lantern42'
  await call(base, 'POST', '/users', { body: { email, password } })
  const { token } = await call<{ token: string }>(base, 'POST', '/login', { body: { email, password } })
  return { token, email }
}
