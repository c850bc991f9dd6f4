import { endSession } from '@longhaul/browser/calls/errors.ts'
import { CallError } from '@longhaul/contract/client.ts'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { watchKept } from '../kept.ts'
import { type Waiting, enqueue, readRows, takeOut, textOf } from './scan-queue.ts'

const RETRY_MS = 4_000
/** A connection that never answers counts as a lost network too. */
const ANSWER_WITHIN_MS = 15_000

/** What is done with a scan: sends it, with its key, and says how it went. Throws what the server refused. */
type Work<Order> = {
  send: (waiting: Waiting<Order>, options: { idempotencyKey: string; signal: AbortSignal }) => Promise<void>
  /** The server refused. `late`: the scan had waited for the network, so no one is watching it any more. */
  onRefused: (waiting: Waiting<Order>, error: CallError, late: boolean) => void
}

/**
 * Scans, one after the other in their order, kept on this machine until each is done. Without a network they wait and go out when it is back; without
 * a session they wait for the log-in. A refusal ends one scan, and only that one.
 */
export function useScanQueue<Order>(queue: string, work: Work<Order>) {
  const text = useSyncExternalStore(watchKept, () => textOf(queue))
  const waiting = useMemo(() => readRows<Order>(text), [text])
  const [stuck, setStuck] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(work)
  const rows = useRef(waiting)
  const tried = useRef('')
  useEffect(() => {
    latest.current = work
    rows.current = waiting
  })

  useEffect(() => {
    const again = () => setAttempt((count) => count + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  // A row never changes under its key; what is added behind it must not disturb it.
  const headKey = waiting[0]?.key
  useEffect(() => {
    const head = rows.current.find((row) => row.key === headKey)
    if (!head) return setStuck(false)
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = tried.current === head.key || Date.now() - Date.parse(head.at) > RETRY_MS
    tried.current = head.key
    const wait = () => {
      setStuck(true)
      // Half of the wait is random: all stations of a warehouse lose the same network at once.
      const inMs = RETRY_MS / 2 + Math.random() * (RETRY_MS / 2)
      timer = setTimeout(() => setAttempt((count) => count + 1), inMs)
    }
    async function send(row: Waiting<Order>) {
      try {
        const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
        await latest.current.send(row, { idempotencyKey: row.key, signal })
        if (over) return
        setStuck(false)
        takeOut(queue, row.key)
      } catch (error) {
        if (over) return
        if (!(error instanceof CallError)) throw error
        if (isPassing(error)) return wait()
        endSession(error)
        setStuck(false)
        latest.current.onRefused(row, error, late)
        takeOut(queue, row.key)
      }
    }
    void send(head)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [queue, headKey, attempt])

  return {
    waiting,
    /** How many wait for the network; 0 while everything is out within a moment. */
    held: stuck ? waiting.length : 0,
    push: (code: string, order: Order): string => enqueue(queue, code, order, new Date()),
    /** Takes a scan out that cannot have reached the server yet; false for one that may have. */
    drop: (key: string): boolean => tried.current !== key && takeOut(queue, key),
  }
}

/** What a retry may fix: no network, a server that restarts, too many at once, a session that ended. */
function isPassing(error: CallError): boolean {
  if (error.error === 'login_required') endSession(error)
  return error.status === 0 || error.status >= 502 || error.status === 429 || error.error === 'login_required'
}
