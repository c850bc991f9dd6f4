import { performance } from 'node:perf_hooks'
import { Connection } from './connection.ts'
import { cpuMs, memoryMb, postgresCpuMs } from './processes.ts'
import { type Operation, SHOPPERS, type Target } from './target.ts'

/** The cost of one operation at this number of connections. */
export type Cell = {
  perSecond: number
  p50: number
  p99: number
  errors: number
  serverMs: number
  postgresMs: number
  statements: number
  memoryMb: number
}

/**
 * The number of concurrent log-ins, where an operation is measured alongside them; their cost is included in
 * its CPU time and its statements.
 */
const LOGGING_IN = 8

/** Repeats an operation on a number of connections, each as soon as its previous reply has arrived. */
export async function measure(
  target: Target,
  operation: Operation,
  atOnce: number,
  seconds: number,
): Promise<Cell> {
  await target.prepare(operation)
  const connect = (count: number) =>
    Promise.all(Array.from({ length: count }, () => Connection.to(target.port)))
  const connections = await connect(atOnce)
  const others = await connect(operation === 'profile-beside-log-ins' ? LOGGING_IN : 0)
  await target.settled()
  const before = await usedBy(target)
  const took: number[] = []
  let errors = 0
  let turn = 0
  const began = performance.now()
  const lane = async (connection: Connection) => {
    while (performance.now() - began < seconds * 1_000) {
      const from = performance.now()
      const isDone = await target.run(operation, connection, turn++ % SHOPPERS).catch((error: unknown) => {
        if (errors++ === 0) console.error(String(error).slice(0, 300))
        return true
      })
      if (!isDone) return
      took.push(performance.now() - from)
    }
  }
  const loggingIn = async (connection: Connection) => {
    while (performance.now() - began < seconds * 1_000)
      await target.run('login', connection, turn++ % SHOPPERS)
  }
  await Promise.all([...connections.map(lane), ...others.map(loggingIn)])
  const elapsed = (performance.now() - began) / 1_000
  await target.settled()
  const after = await usedBy(target)
  for (const connection of [...connections, ...others]) connection.close()
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const each = (name: keyof typeof after) => (after[name] - before[name]) / took.length
  return {
    perSecond: took.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    errors,
    serverMs: each('server'),
    postgresMs: each('postgres'),
    statements: each('statements'),
    memoryMb: memoryMb(target.pid),
  }
}

const usedBy = async (target: Target) => ({
  server: cpuMs(target.pid),
  postgres: postgresCpuMs(target.postgresDir),
  statements: await target.statements(),
})
