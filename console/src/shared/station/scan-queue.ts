import { newKey } from '@longhaul/browser/calls/use-send.ts'
import { keep, readStored } from '../stored.ts'

/**
 * A scan that has not been processed yet. Its key is the Idempotency-Key of the request, generated when
 * scanned: even if it is sent again after a reload, it takes effect once.
 */
export type Waiting<Order> = {
  readonly key: string
  readonly code: string
  /** When it was scanned. */
  readonly at: string
  readonly order: Order
}

/** Storage key of a queue. */
const nameOf = (queue: string): string => `queue.${queue}`

/** Fallback in memory if there is no storage. */
const unkept = new Map<string, string>()

/** The pending scans in order. Read from storage each time: another tab may have added some. */
export const waitingIn = <Order>(queue: string): Waiting<Order>[] => readRows(textOf(queue))

/** Parses a stored queue; empty if invalid. */
export function readRows<Order>(text: string): Waiting<Order>[] {
  try {
    const rows: unknown = JSON.parse(text || '[]')
    return Array.isArray(rows) ? rows.filter(isWaiting<Order>) : []
  } catch {
    return []
  }
}

/** The stored text, as a snapshot: an equal string means an equal queue. */
export const textOf = (queue: string): string => readStored(nameOf(queue)) || (unkept.get(queue) ?? '')

/** Appends a scan and returns its key. It is stored before anything is sent. */
export function enqueue(queue: string, code: string, order: unknown, at: Date): string {
  const key = newKey()
  write(queue, [...waitingIn(queue), { key, code, at: at.toISOString(), order }])
  return key
}

/** Removes a scan that is done, rejected or removed manually. False if it was not there. */
export function takeOut(queue: string, key: string): boolean {
  const rows = waitingIn(queue)
  const left = rows.filter((row) => row.key !== key)
  if (left.length === rows.length) return false
  write(queue, left)
  return true
}

function write(queue: string, rows: readonly Waiting<unknown>[]): void {
  const text = rows.length > 0 ? JSON.stringify(rows) : ''
  // Memory first: `keep` notifies subscribers.
  unkept.delete(queue)
  keep(nameOf(queue), text)
  if (readStored(nameOf(queue)) === text) return
  unkept.set(queue, text)
  keep(nameOf(queue), '')
}

function isWaiting<Order>(row: unknown): row is Waiting<Order> {
  if (typeof row !== 'object' || row === null) return false
  const { key, code, order }: Partial<Record<keyof Waiting<Order>, unknown>> = row
  return typeof key === 'string' && typeof code === 'string' && order !== undefined
}
