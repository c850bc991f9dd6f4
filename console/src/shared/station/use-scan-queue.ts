import { endSession } from '@longhaul/browser/calls/errors.ts'
import { CallError } from '@longhaul/contract/client.ts'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { watchStored } from '../stored.ts'
import { type Waiting, enqueue, readRows, takeOut, textOf } from './scan-queue.ts'

const RETRY_MS = 4_000
/** No response within this time counts as offline. */
const ANSWER_WITHIN_MS = 15_000

/** Processes a scan: sends it with its key and reports the result. Throws the server's error. */
type Work<Order> = {
  send: (waiting: Waiting<Order>, options: { idempotencyKey: string; signal: AbortSignal }) => Promise<void>
  /** The server rejected it. `late`: it had waited for the network, so no one is looking at it any more. */
  onRefused: (waiting: Waiting<Order>, error: CallError, late: boolean) => void
}

/**
 * Processes scans one by one in order; they are stored on this machine until done. Offline they wait for the
 * network, and without a session for the log-in. A rejection affects only its own scan.
 */
export function useScanQueue<Order>(queue: string, work: Work<Order>) {
  const text = useSyncExternalStore(watchStored, () => textOf(queue))
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

  // A scan never changes; adding more must not restart the effect.
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
      // Half of the delay is jitter, because all stations of a warehouse lose the network at the same moment.
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
    /** How many wait for the network; 0 while everything is sent promptly. */
    held: stuck ? waiting.length : 0,
    push: (code: string, order: Order): string => enqueue(queue, code, order, new Date()),
    /** Removes a scan that cannot have reached the server yet; false if it may have. */
    drop: (key: string): boolean => tried.current !== key && takeOut(queue, key),
  }
}

/** Whether to retry: no network, server restart, rate limit, session expired. */
function isPassing(error: CallError): boolean {
  if (error.error === 'login_required') endSession(error)
  return error.status === 0 || error.status >= 502 || error.status === 429 || error.error === 'login_required'
}
