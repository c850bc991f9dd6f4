import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, endSession, keyOf, refresh } from '../api.ts'
import { sentenceOf } from '../shared/Failure.tsx'
import { keep, readKept } from '../shared/kept.ts'
import { playBad, playGood } from '../shared/sounds.ts'

export type Arrival = Reply<'POST /staff/arrivals'>

/** How a scan went. */
export type ScanResult = { key: number; code: string; at: Date } & (
  | { kind: 'known' | 'repeated' | 'unclaimed'; arrival: Arrival }
  | { kind: 'refused'; message: string }
)

const RETRY_MS = 4_000
const SHOWN = 5

type Waiting = { code: string; warehouse: string }

/**
 * Scans at the dock, one after the other in their order. Without a network they wait, on this machine, and go out when it is back: a number
 * scanned twice finds the same parcel, so nothing is lost and nothing doubled.
 */
export function useScans(warehouse: string, onArrival: (arrival: Arrival) => void) {
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState<readonly Waiting[]>(readWaiting)
  const [results, setResults] = useState<readonly ScanResult[]>([])
  const [stuck, setStuck] = useState(false)
  const lastKey = useRef(0)
  const arrived = useRef(onArrival)
  useEffect(() => {
    arrived.current = onArrival
  })
  useEffect(() => keep('scans', waiting.length > 0 ? JSON.stringify(waiting) : ''), [waiting])

  const head = waiting[0]
  useEffect(() => {
    if (!head) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const next = () => setWaiting((all) => all.slice(1))
    const show = (result: ScanResult) => setResults((all) => [result, ...all].slice(0, SHOWN))

    async function send({ code, warehouse }: Waiting) {
      try {
        const body = { warehouse_id: warehouse, tracking_number: code }
        const arrival = await call('POST /staff/arrivals', { body })
        if (over) return
        setStuck(false)
        for (const row of arrival.items)
          queries.setQueryData(keyOf('GET /staff/stock_items/{id}', { params: { id: row.id } }), row)
        for (const begin of ['GET /staff/stock_items', 'GET /staff/dashboard']) void refresh(queries, begin)
        const kind = arrival.unclaimed ? 'unclaimed' : arrival.repeated ? 'repeated' : 'known'
        if (kind === 'known') playGood()
        else playBad()
        show({ key: ++lastKey.current, code, at: new Date(), kind, arrival })
        arrived.current(arrival)
        next()
      } catch (error) {
        if (over) return
        const failed = error as CallError
        if (failed.status === 0 || failed.status >= 502) {
          setStuck(true)
          timer = setTimeout(() => void send({ code, warehouse }), RETRY_MS)
          return
        }
        endSession(error)
        playBad()
        show({ key: ++lastKey.current, code, at: new Date(), kind: 'refused', message: messageOf(failed) })
        next()
      }
    }
    void send(head)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [head, queries])

  return {
    results,
    /** How many scans wait for the network; 0 while everything is out within a moment. */
    held: stuck ? waiting.length : 0,
    scan: (code: string) => setWaiting((all) => [...all, { code, warehouse }]),
  }
}

const messageOf = (error: CallError): string => Object.values(error.fields)[0] ?? sentenceOf(error)

function readWaiting(): Waiting[] {
  try {
    return JSON.parse(readKept('scans') || '[]') as Waiting[]
  } catch {
    return []
  }
}
