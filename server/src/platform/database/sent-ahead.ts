import type { PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { BoundedClient } from './bounded-client.ts'

/*
 * Of a small call half the time is the way to the database and back. A transaction therefore begins with its first statement, in one piece with it, and a
 * statement whose answer is not needed leaves in one piece with the next.
 */

/** A statement as the driver gets it. */
export type Asked = { text: string; values: readonly unknown[] }

/** Begins the text of a statement that may wait for the next. */
export const AHEAD = '/* ahead */ '

type Ask = <R>(asked: Asked) => Promise<PostgresQueryResult<R>>

const NOTHING: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] }

/** Asks over a connection, together with what waits to be sent ahead. */
export function sentAhead(client: pg.PoolClient, ask: Ask): Ask {
  let waiting: Asked[] = []
  return async (asked) => {
    if (asked.text === 'begin') {
      waiting = [asked]
      return NOTHING
    }
    if (asked.text.startsWith(AHEAD)) {
      waiting.push({ ...asked, text: asked.text.slice(AHEAD.length) })
      return NOTHING
    }
    const ahead = waiting
    waiting = []
    const isBegun = ahead[0]?.text !== 'begin'
    if (asked.text === 'rollback') return isBegun ? await ask(asked) : NOTHING
    // Nothing was asked in it: the database need not know.
    if (asked.text === 'commit' && !isBegun && ahead.length === 1) return NOTHING
    return ahead.length === 0 ? await ask(asked) : await inOnePiece(client, ahead, asked, ask)
  }
}

/** The first that fails speaks for all: what comes after it in a transaction fails because of it. */
function inOnePiece<R>(
  client: pg.PoolClient,
  ahead: readonly Asked[],
  asked: Asked,
  ask: Ask,
): Promise<PostgresQueryResult<R>> {
  const sendAll = async (): Promise<PostgresQueryResult<R>> => {
    const before = ahead.map((earlier) => ask(earlier))
    const last = ask<R>(asked)
    await Promise.all([...before, last])
    return await last
  }
  return client instanceof BoundedClient ? client.together(sendAll) : sendAll()
}
