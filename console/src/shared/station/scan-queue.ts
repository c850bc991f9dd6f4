import { newKey } from '@longhaul/browser/calls/use-send.ts'
import { keep, readKept } from '../kept.ts'

/**
 * One thing that a scanner asked for and that is not done yet. Its key is the Idempotency-Key of its call, made when it was scanned: sent twice, also
 * by a page that was loaded again, it happens once.
 */
export type Waiting<Order> = {
  readonly key: string
  readonly code: string
  /** When it was scanned. */
  readonly at: string
  readonly order: Order
}

/** A queue's name on this machine. */
const nameOf = (queue: string): string => `queue.${queue}`

/** Where the browser keeps nothing, at least the page does. */
const unkept = new Map<string, string>()

/** What waits, in the order of scanning. Read again each time: another tab of this station may have added to it. */
export const waitingIn = <Order>(queue: string): Waiting<Order>[] => readRows(textOf(queue))

/** The rows of a stored text; what cannot be read is nothing. */
export function readRows<Order>(text: string): Waiting<Order>[] {
  try {
    const rows = JSON.parse(text || '[]') as unknown
    return Array.isArray(rows) ? rows.filter(isWaiting<Order>) : []
  } catch {
    return []
  }
}

/** The stored text: the same string means the same queue. */
export const textOf = (queue: string): string => readKept(nameOf(queue)) || (unkept.get(queue) ?? '')

/** Adds to the end; answers the key. It is kept before anything is sent. */
export function enqueue(queue: string, code: string, order: unknown, at: Date): string {
  const key = newKey()
  write(queue, [...waitingIn(queue), { key, code, at: at.toISOString(), order }])
  return key
}

/** Takes one out: done, refused, or taken out by hand. False if it was not there. */
export function takeOut(queue: string, key: string): boolean {
  const rows = waitingIn(queue)
  const left = rows.filter((row) => row.key !== key)
  if (left.length === rows.length) return false
  write(queue, left)
  return true
}

function write(queue: string, rows: readonly Waiting<unknown>[]): void {
  const text = rows.length > 0 ? JSON.stringify(rows) : ''
  // First the page's own memory: `keep` notifies its subscribers.
  unkept.delete(queue)
  keep(nameOf(queue), text)
  if (readKept(nameOf(queue)) === text) return
  unkept.set(queue, text)
  keep(nameOf(queue), '')
}

function isWaiting<Order>(row: unknown): row is Waiting<Order> {
  const waiting = row as Partial<Waiting<Order>> | null
  return typeof waiting?.key === 'string' && typeof waiting.code === 'string' && waiting.order !== undefined
}
