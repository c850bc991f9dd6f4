import { Socket } from 'node:net'
import pg from 'pg'
import { type PreparedStatements, isPlanOutdated } from './prepared-statements.ts'
import { slowSeen } from '../seen.ts'
import { tracing } from '../tracing.ts'

/** How long a new connection may take to become usable. */
export const CONNECT_MS = 3_000

/** Statements faster than this are never reported as slow. */
const SLOW_MS = 100

/** A separate constant, because the driver's types do not know the option yet. */
const PIPELINED = { pipeline: true }

/** The options of a connection; `prepared` is shared by those of a pool. */
type BoundedConfig = pg.ClientConfig & { prepared?: PreparedStatements | undefined }

/**
 * A database connection on which no query waits forever. PostgreSQL's own `statement_timeout` depends on its
 * error reaching us; if the network or a proxy swallows everything, it never does. Here a query that goes
 * unanswered for `query_timeout` breaks the connection, because a late answer would be taken for that of
 * another query. `pg` alone would hand the same connection out again. Statements that recur are prepared if
 * the pool's configuration brings `prepared`.
 */
export class BoundedClient extends pg.Client {
  readonly #prepared: PreparedStatements | undefined

  constructor({ query_timeout: limitMs, prepared, ...config }: BoundedConfig = {}) {
    const socket = new WholeWrites()
    super({
      connectionTimeoutMillis: CONNECT_MS,
      ...config,
      // Statements of one transaction that are asked together are sent without waiting for each other's
      // answers.
      ...PIPELINED,
      stream: () => socket,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    this.#prepared = prepared
    if (limitMs) this.#limit(socket, limitMs)
  }

  #limit(socket: Socket, limitMs: number): void {
    let waiting = 0
    const silent = (): unknown => waiting > 0 && socket.destroy(new DatabaseSilent(limitMs))
    const watch = setTimeout(silent, limitMs).unref()
    const answered = (text: unknown, begun: number): void => {
      waiting -= 1
      const ms = performance.now() - begun
      if (ms > SLOW_MS && slowSeen.hasSubscribers && typeof text === 'string')
        slowSeen.publish({ text, ms, begun })
      // The queries behind it were waiting for their turn, not for the database.
      if (waiting > 0) watch.refresh()
    }
    const bounded = (...given: unknown[]): unknown => {
      if (waiting === 0) watch.refresh()
      waiting += 1
      const begun = performance.now()
      const text = textOf(given[0])
      const ended = typeof text === 'string' ? tracing()?.statement(text) : undefined
      const cameBack = (fault: unknown): void => {
        ended?.(fault)
        if (isPlanOutdated(fault)) this.#prepared?.renew()
        answered(text, begun)
      }
      const callback = given.at(-1)
      if (typeof callback === 'function')
        given[given.length - 1] = (...answer: unknown[]) => {
          cameBack(answer[0])
          callback(...answer)
        }
      const asked: unknown = Reflect.apply(pg.Client.prototype.query, this, this.#named(given))
      if (asked instanceof Promise) asked.then(() => cameBack(null), cameBack)
      return asked
    }
    Object.defineProperty(this, 'query', { value: bounded, writable: true })
  }

  /** The arguments of a query, with the name of its statement if it is to be prepared. */
  #named(given: readonly unknown[]): readonly unknown[] {
    const [text, values, ...rest] = given
    if (typeof text !== 'string' || !Array.isArray(values)) return given
    const name = this.#prepared?.nameOf(text)
    return name === undefined ? given : [{ name, text, values }, ...rest]
  }
}

const textOf = (asked: unknown): unknown =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked

/**
 * A query consists of five protocol messages. The system call for five buffers takes twice the time of the
 * one for a single buffer.
 */
class WholeWrites extends Socket {
  override _writev = (
    chunks: readonly { chunk: Buffer; encoding: BufferEncoding }[],
    sent: (error?: Error | null) => void,
  ): void => {
    const whole = Buffer.concat(chunks.map(({ chunk }) => chunk))
    // The name is defined by Node's streams.
    // oxlint-disable-next-line no-underscore-dangle
    this._write(whole, chunks[0]!.encoding, sent)
  }
}

/** The database accepted a query and never answered. To the caller it is unavailable. */
class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT'
  constructor(limitMs: number) {
    super(`the database did not answer within ${limitMs} ms`)
  }
}
