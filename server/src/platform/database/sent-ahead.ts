import type { PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { BoundedClient } from './bounded-client.ts'

/*
 * Of a small call half the time is the way to the database and back. A transaction therefore begins with its first statement, in one piece with it, and a
 * statement whose answer is not needed at once leaves in one piece with the next.
 */

/** A statement as the driver gets it. */
export type Asked = { text: string; values: readonly unknown[] }

/** Takes the answer of what was sent ahead. Where it throws, the statement that follows fails with that error. */
export type Answered = (answer: PostgresQueryResult<unknown>) => void

type Ahead = Asked & { answered?: Answered | undefined; isLast?: boolean }

const AHEAD = /^\/\* ahead ?(\d*)( last)? \*\/ /
/** Who takes the answers of statements that are on their way to a connection, by the number in their text: nothing else goes through Kysely. */
const takers = new Map<string, Answered>()
let numbers = 0

/**
 * Has a statement that may wait for the next one taken to its connection: `take` does so with the text it is given. One that `isLast` leaves with the commit
 * whatever `answered` will say.
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

/** Asks over a connection, together with what waits to be sent ahead. */
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
    // Nothing was asked in it: the database need not know.
    if (asked.text === 'commit' && !isBegun && ahead.length === 1) return NOTHING
    if (ahead.length === 0) return await ask(asked)
    // Alone it is a transaction by itself.
    if (asked.text === 'commit' && !isBegun && ahead.length === 2 && ahead[1]!.isLast === true)
      return await askOne(ahead[1]!, ask)
    // An answer that may yet refuse must be known before the commit.
    const isDecided =
      asked.text !== 'commit' ||
      ahead.every(({ answered, isLast }) => answered === undefined || isLast === true)
    if (isDecided) return await inOnePiece(client, ahead, asked, ask)
    await inOnePiece(client, ahead.slice(0, -1), ahead.at(-1)!, ask)
    return await ask(asked)
  }
}

/** The first that fails speaks for all: what comes after it in a transaction fails because of it. */
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
