import type { FastifyInstance } from 'fastify'
import { statementId } from '../database/statement-id.ts'
import { type SlowSeen, slowSeen } from '../seen.ts'
import type { World } from '../world.ts'

const TEXT_MAX = 500
const CALLS_MAX = 5

/**
 * Writes a line for each statement that took longer than `SLOW_STATEMENT_MS`: what it is, without its values, and which calls were under way all the while. A statement
 * does not know its call, and to have it know would cost each call something (decision 0111); of those that were under way, the log has how long each took.
 */
export function logSlowStatements(app: FastifyInstance, world: World): void {
  const { slowStatementMs } = world.env
  if (slowStatementMs === 0) return
  const underWay = new Map<string, number>()
  app.addHook('onRequest', ({ id, headers }, _reply, done) => {
    // An open page's stream asks nothing while it waits.
    if (headers.accept !== 'text/event-stream') underWay.set(id, performance.now())
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
