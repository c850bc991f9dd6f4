import { Socket } from 'node:net'
import pg from 'pg'
import { slowSeen } from '../seen.ts'
import { tracing } from '../tracing.ts'

/** How long a new connection may take until it can be used. */
export const CONNECT_MS = 3_000

/** What takes no longer is nobody's concern. */
const SLOW_MS = 100

/** Named here because the driver's types do not know it yet. */
const PIPELINED = { pipeline: true }

/**
 * A database connection on which no question waits forever. PostgreSQL's own `statement_timeout` needs an answer to come back; where the network
 * or a proxy swallows everything, nothing does. `query_timeout` is the limit here: a query without an answer for this long breaks the
 * connection, because what comes over it later would belong to another question. `pg` alone would hand the same connection out again.
 */
export class BoundedClient extends pg.Client {
  readonly #socket: Socket
  #isGathering = false

  constructor({ query_timeout: limitMs, ...config }: pg.ClientConfig = {}) {
    const socket = new WholeWrites()
    super({
      connectionTimeoutMillis: CONNECT_MS,
      ...config,
      // Questions that are asked together do not wait for one another's answers before they leave.
      ...PIPELINED,
      stream: () => socket,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    this.#socket = socket
    if (limitMs) this.#limit(socket, limitMs)
  }

  /** What is asked meanwhile leaves in one piece, and is answered in its order. */
  together<T>(ask: () => T): T {
    this.#socket.cork()
    try {
      return ask()
    } finally {
      this.#socket.uncork()
    }
  }

  /** What is asked until the end of this turn, also by others, leaves in one piece. */
  gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    this.#socket.cork()
    setImmediate(() => {
      this.#isGathering = false
      this.#socket.uncork()
    })
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
      // Those asked behind it were waiting for their turn, not for the database.
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
        answered(text, begun)
      }
      const callback = given.at(-1)
      if (typeof callback === 'function')
        given[given.length - 1] = (...answer: unknown[]) => {
          cameBack(answer[0])
          callback(...answer)
        }
      const asked: unknown = Reflect.apply(pg.Client.prototype.query, this, given)
      if (asked instanceof Promise) asked.then(() => cameBack(null), cameBack)
      return asked
    }
    Object.defineProperty(this, 'query', { value: bounded, writable: true })
  }
}

const textOf = (asked: unknown): unknown =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked

/** A question is five messages: they are sent in one piece, which costs the processor half of what five pieces do. */
class WholeWrites extends Socket {
  override _writev = (
    chunks: readonly { chunk: Buffer; encoding: BufferEncoding }[],
    sent: (error?: Error | null) => void,
  ): void => {
    const whole = Buffer.concat(chunks.map(({ chunk }) => chunk))
    // Its name is that of Node's streams.
    // oxlint-disable-next-line no-underscore-dangle
    this._write(whole, chunks[0]!.encoding, sent)
  }
}

/** The database took a question and said nothing. To the caller it is away. */
class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT'
  constructor(limitMs: number) {
    super(`the database did not answer within ${limitMs} ms`)
  }
}
