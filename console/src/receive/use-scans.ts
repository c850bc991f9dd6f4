import { call } from '@longhaul/browser/calls/client.ts'
import { sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { playBad, playGood } from '../shared/sounds.ts'
import type { LateRefusal } from '../shared/station/HeldScans.tsx'
import type { Waiting } from '../shared/station/scan-queue.ts'
import { useScanQueue } from '../shared/station/use-scan-queue.ts'
import {
  type Arrival,
  type ScanResult,
  SHOWN,
  keepLast,
  readLast,
  resultOf,
  whyNotUndo,
} from './scan-result.ts'

/** A request to the server: receive a parcel, or undo a scan. */
type Order = { do: 'scan'; warehouse: string; register?: boolean } | { do: 'undo'; of: string }

/** The message in large letters: the result of the last scan or command. */
export type ScanNotice = { key: string; code: string; good: boolean; title: string; text: string }

/**
 * Scans at the dock: sent in order, stored while there is no network; the last five can be undone. `arrival`
 * is called with what a scan found, `undone` with a scan that was undone.
 */
export function useScans(
  warehouse: string,
  on: {
    arrival: (arrival: Arrival) => void
    /** The number is that of a package of ours, which comes back. */
    comesBack: (code: string) => void
    undone: (result: ScanResult) => void
  },
) {
  const queries = useQueryClient()
  const { results, isFresh, undoFailed, show, markUndone, setUndoFailed } = useLastScans()
  const [late, setLate] = useState<readonly LateRefusal[]>([])
  const handlers = useRef(on)
  useEffect(() => {
    handlers.current = on
  })

  async function take(
    { key, code, at, order }: Waiting<Order>,
    options: { idempotencyKey: string; signal: AbortSignal },
  ) {
    if (order.do === 'undo') return await takeBack(order.of, options)
    const body = {
      warehouse_id: order.warehouse,
      tracking_number: code,
      ...(order.register ? { register_unclaimed: true } : {}),
    }
    const arrival = await call('POST /staff/arrivals', { body }, options)
    for (const row of arrival.items)
      queries.setQueryData(keyOf('GET /staff/stock_items/{id}', { params: { id: row.id } }), row)
    const result = resultOf({ key, code, at, warehouse: order.warehouse }, arrival)
    if (result.kind === 'known') playGood()
    else playBad()
    show(result)
    handlers.current.arrival(arrival)
  }
  async function takeBack(of: string, options: { idempotencyKey: string; signal: AbortSignal }) {
    const result = results.find((result) => result.key === of)
    // A refused scan, or one older than the last five, can no longer be undone.
    if (!result || result.kind === 'refused' || whyNotUndo(result)) return
    await call('POST /staff/arrivals/{id}/undo', { params: { id: result.found.id }, body: {} }, options)
    playGood()
    markUndone(result)
    handlers.current.undone(result)
  }
  const queue = useScanQueue<Order>('receive', {
    send: take,
    onRefused({ key, code, at, order }, error, isLate) {
      // A package of ours that comes back is no fault: its return opens.
      if (error.reason === 'comes_back') return handlers.current.comesBack(code)
      playBad()
      const message = messageOf(error)
      if (isLate) setLate((all) => [...all, { key, code, message }])
      if (order.do === 'undo')
        return setUndoFailed({ key, code, good: false, title: stationText.undoRefused, text: message })
      const unexpected = error.reason === 'not_expected'
      show({ key, code, at, kind: 'refused', message, ...(unexpected ? { unexpected } : {}) })
    },
  })

  return {
    results,
    /** Whether the newest result occurred on this page rather than before it was loaded. */
    isFresh,
    late,
    seen: () => setLate([]),
    undoFailed,
    waiting: queue.waiting,
    held: queue.held,
    drop: queue.drop,
    scan: (code: string) => void queue.push(code, { do: 'scan', warehouse }),
    /** Registers the parcel whose number nobody expected as unclaimed. */
    register: (code: string) => void queue.push(code, { do: 'scan', warehouse, register: true }),
    ...wayBack(queue, results),
  }
}

/** The last five results, restored after a reload; whether the newest is fresh, and the last failed undo. */
function useLastScans() {
  const [results, setResults] = useState<readonly ScanResult[]>(readLast)
  const [isFresh, setFresh] = useState(false)
  const [undoFailed, setUndoFailed] = useState<ScanNotice | null>(null)
  useEffect(() => keepLast(results), [results])
  function put(change: (all: readonly ScanResult[]) => ScanResult[]) {
    setUndoFailed(null)
    setFresh(true)
    setResults(change)
  }
  return {
    results,
    isFresh,
    undoFailed,
    setUndoFailed,
    show: (result: ScanResult) =>
      put((all) => [result, ...all.filter((known) => known.key !== result.key)].slice(0, SHOWN)),
    markUndone: (result: Extract<ScanResult, { found: unknown }>) =>
      put((all) =>
        all.map((known) => (known.key === result.key ? { ...result, kind: 'undone' as const } : known)),
      ),
  }
}

/** Functions that undo a given scan or the newest one. */
function wayBack(queue: ReturnType<typeof useScanQueue<Order>>, results: readonly ScanResult[]) {
  /** Undoes a scan; one that still waits in the queue is simply not sent. */
  function undo(key: string): void {
    const row = queue.waiting.find((entry) => entry.key === key)
    if (row && queue.drop(key)) return
    const code = row?.code ?? results.find((result) => result.key === key)?.code ?? ''
    queue.push(code, { do: 'undo', of: key })
  }
  const isBeingUndone = (key: string): boolean =>
    queue.waiting.some(({ order }) => order.do === 'undo' && order.of === key)
  return {
    undo,
    /**
     * The UNDO command: undoes the newest scan that can be undone, waiting or done. False if there is none.
     */
    undoLast(): boolean {
      const row = queue.waiting.findLast((entry) => entry.order.do === 'scan')
      const key =
        row?.key ?? results.find((result) => whyNotUndo(result) === null && !isBeingUndone(result.key))?.key
      if (key === undefined || (row && isBeingUndone(key))) return false
      undo(key)
      return true
    },
  }
}

const messageOf = (error: CallError): string => Object.values(error.fields)[0] ?? sentenceOf(error)
