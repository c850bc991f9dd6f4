import type { PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { BoundedClient } from './bounded-client.ts'

/*
 * Half the time of a small call goes into round trips to the database. Therefore `begin` is sent in the same write as the first statement, and a statement
 * whose answer is not needed immediately is sent in the same write as the next one.
 */

/** A statement as passed to the driver. */
export type Asked = { text: string; values: readonly unknown[] }

/** Receives the answer of a statement sent ahead. If it throws, the next statement fails with that error. */
export type Answered = (answer: PostgresQueryResult<unknown>) => void

type Ahead = Asked & { answered?: Answered | undefined; isLast?: boolean }

const AHEAD = /^\/\* ahead ?(\d*)( last)? \*\/ /
/** The receivers of answers for statements on their way to a connection, by the number in their text: Kysely passes nothing else through. */
const takers = new Map<string, Answered>()
let numbers = 0

/**
 * Marks a statement that may wait for the next one, and has `take` pass the marked text to its connection. A statement that `isLast` is sent with the
 * commit, even if `answered` then refuses.
 */
export async function asAhead(
  text: string,
  { answered, isLast = false }: { answered?: Answered | undefined; isLast?: boolean },
  take: (marked: string) => Promise<unknown>,
): Promise<void> {
  if (!answered) return void (await take(`/* ahead */ ${text}`))
  const number = String(++numbers)
  takers.set(number, answered)
  await take(`/* ahead ${number}${isLast ? ' last' : ''} */ ${text}`).finally(() => takers.delete(number))
}

type Ask = <R>(asked: Asked) => Promise<PostgresQueryResult<R>>

const NOTHING: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] }

/** Sends a connection's statements, each together with those waiting to be sent ahead. */
export function sentAhead(client: pg.PoolClient, ask: Ask): Ask {
  let waiting: Ahead[] = []
  return async (asked) => {
    if (asked.text === 'begin') {
      waiting = [asked]
      return NOTHING
    }
    const marked = AHEAD.exec(asked.text)
    if (marked) {
      const [mark, number, last] = marked
      const text = asked.text.slice(mark.length)
      waiting.push({ ...asked, text, answered: takers.get(number!), isLast: last !== undefined })
      return NOTHING
    }
    const ahead = waiting
    waiting = []
    const isBegun = ahead[0]?.text !== 'begin'
    if (asked.text === 'rollback') return isBegun ? await ask(asked) : NOTHING
    // The transaction is empty, so the database need not know about it.
    if (asked.text === 'commit' && !isBegun && ahead.length === 1) return NOTHING
    if (ahead.length === 0) return await ask(asked)
    // A single statement is a transaction by itself.
    if (asked.text === 'commit' && !isBegun && ahead.length === 2 && ahead[1]!.isLast === true)
      return await askOne(ahead[1]!, ask)
    // An answer that may still be refused must arrive before the commit is sent.
    const isDecided =
      asked.text !== 'commit' ||
      ahead.every(({ answered, isLast }) => answered === undefined || isLast === true)
    if (isDecided) return await inOnePiece(client, ahead, asked, ask)
    await inOnePiece(client, ahead.slice(0, -1), ahead.at(-1)!, ask)
    return await ask(asked)
  }
}

/** Sends all statements in a single write. The first failure is thrown, because it makes the rest of the transaction fail. */
function inOnePiece<R>(
  client: pg.PoolClient,
  ahead: readonly Ahead[],
  asked: Ahead,
  ask: Ask,
): Promise<PostgresQueryResult<R>> {
  const sendAll = async (): Promise<PostgresQueryResult<R>> => {
    const before = ahead.map((sent) => askOne<R>(sent, ask))
    const last = askOne<R>(asked, ask)
    await Promise.all([...before, last])
    return await last
  }
  return client instanceof BoundedClient ? client.together(sendAll) : sendAll()
}

async function askOne<R>({ answered, text, values }: Ahead, ask: Ask): Promise<PostgresQueryResult<R>> {
  const answer = await ask<R>({ text, values })
  answered?.(answer)
  return answer
}
