import type { FastifyInstance } from 'fastify'
import { statementId } from '../database/statement-id.ts'
import { type SlowSeen, slowSeen } from '../seen.ts'
import type { World } from '../world.ts'
import { API } from './api.ts'

const TEXT_MAX = 500
const CALLS_MAX = 5

/**
 * Logs each statement that took at least `SLOW_STATEMENT_MS`: its text without values, and the calls that had
 * been in progress since it began. A statement does not know which call issued it, and tracking that would
 * slow down every call (decision 0111); the log shows how long each of these calls took.
 */
export function logSlowStatements(app: FastifyInstance, world: World): void {
  const { slowStatementMs } = world.env
  if (slowStatementMs === 0) return
  const underWay = new Map<string, number>()
  app.addHook('onRequest', ({ id, routeOptions }, _reply, done) => {
    // The event stream of an open page runs no statements while it waits.
    if (routeOptions.url !== `${API}/events`) underWay.set(id, performance.now())
    done()
  })
  app.addHook('onResponse', ({ id }, _reply, done) => {
    underWay.delete(id)
    done()
  })
  const stop = slowSeen.listen(({ text, ms, begun }: SlowSeen) => {
    if (ms < slowStatementMs) return
    const calls = [...underWay].filter(([, at]) => at <= begun).map(([id]) => id)
    const statement = text.replaceAll(/\s+/g, ' ').trim()
    world.log.warn(
      {
        statement: statementId(text),
        ms: Math.round(ms),
        text: statement.slice(0, TEXT_MAX),
        duringReqIds: calls.slice(0, CALLS_MAX),
      },
      'slow statement',
    )
  })
  app.addHook('onClose', async () => stop())
}
