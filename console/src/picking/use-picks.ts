import { call } from '@longhaul/browser/calls/client.ts'
import { sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { CallError } from '@longhaul/contract/client.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { playBad } from '../shared/sounds.ts'
import type { LateRefusal } from '../shared/station/HeldScans.tsx'
import type { Waiting } from '../shared/station/scan-queue.ts'
import { useScanQueue } from '../shared/station/use-scan-queue.ts'
import { type Order, applyOrders } from './apply-orders.ts'
import type { Wave } from './wave.ts'

const words = pickingText.hand

/** What became of an order, newest first. */
export type Done = Waiting<Order> & { isUndone: boolean }

const KEPT = 20

/**
 * The picks of a hand-held: in order, each sent once, stored while there is no network. `wave` is shown as if
 * everything waiting were done. Picks and reports can be undone until the cart is handed over.
 */
export function usePicks(known: Wave | undefined, onRefused: (code: string, sentence: string) => void) {
  const queries = useQueryClient()
  const [done, setDone] = useState<readonly Done[]>([])
  const [late, setLate] = useState<readonly LateRefusal[]>([])
  const queue = useScanQueue<Order>('picking', {
    async send(scan, options) {
      const { wave } = scan.order
      const next = await send(scan, options)
      queries.setQueryData(keyOf('GET /staff/pick_waves/{id}', { params: { id: wave } }), next)
      setDone((all) => [{ ...scan, isUndone: scan.order.do === 'back' }, ...all].slice(0, KEPT))
    },
    onRefused({ key, code, order }, error, isLate) {
      playBad()
      const message = Object.values(error.fields)[0] ?? sentenceOf(error)
      const sentence = `${order.thing}: ${message}`
      if (isLate) setLate((all) => [...all, { key, code, message: sentence }])
      onRefused(code, sentence)
      void queries.invalidateQueries({
        queryKey: keyOf('GET /staff/pick_waves/{id}', { params: { id: order.wave } }),
      })
    },
  })
  const orders = queue.waiting.map(({ order }) => order)
  const markUndone = (key: string) =>
    setDone((all) => all.map((entry) => (entry.key === key ? { ...entry, isUndone: true } : entry)))

  /** Undoes the newest pick or report of a wave, waiting or done. Null if there is none. */
  function undoLast(wave: string): string | null {
    const row = queue.waiting.findLast(({ order }) => order.wave === wave && isUndoable(order))
    if (row && queue.drop(row.key)) return words.back(row.order.thing)
    if (row) return null
    const last = done.find((entry) => entry.order.wave === wave && isUndoable(entry.order) && !entry.isUndone)
    if (!last) return null
    const { order } = last
    markUndone(last.key)
    if (order.do === 'short') {
      queue.push(last.code, { ...order, reason: null })
      return words.found(order.thing)
    }
    if (order.do !== 'pick') return null
    const { bin, piece, pieces, stock, thing } = order
    queue.push(last.code, { do: 'back', wave, stock, thing, bin, piece, pieces, of: last.key })
    return words.back(thing)
  }

  return {
    wave: known && applyOrders(known, orders),
    waiting: queue.waiting,
    held: queue.held,
    drop: queue.drop,
    late,
    seen: () => setLate([]),
    push: (code: string, order: Order) => void queue.push(code, order),
    undoLast,
    canUndo: (wave: string): boolean =>
      queue.waiting.some(({ order }) => order.wave === wave && isUndoable(order)) ||
      done.some((entry) => entry.order.wave === wave && isUndoable(entry.order) && !entry.isUndone),
  }
}

const isUndoable = (order: Order): boolean =>
  order.do === 'pick' || (order.do === 'short' && order.reason !== null)

type SendOptions = { idempotencyKey: string; signal: AbortSignal }

/** Sends an order and returns the wave as it is then. Throws the server's error. */
async function send({ code, order }: Waiting<Order>, options: SendOptions): Promise<Wave> {
  const params = { id: order.wave }
  if (order.do === 'pick') {
    const { cart, bin, pieces, opens } = order
    const body = { code, cart, bin, ...(pieces > 1 ? { pieces } : {}), ...(opens ? { opens } : {}) }
    return await call('POST /staff/pick_waves/{id}/pick', { params, body }, options)
  }
  if (order.do === 'back') {
    const { stock, piece, pieces } = order
    const body = { stock_item_id: stock, piece, pieces }
    return await call('POST /staff/pick_waves/{id}/unpick', { params, body }, options)
  }
  if (order.do === 'short') {
    const body = { stock_item_id: order.stock, reason: order.reason }
    return await call('POST /staff/pick_waves/{id}/short', { params, body }, options)
  }
  const body = { ids: [order.stock], shelf: order.shelf }
  const { rows } = await call('POST /staff/stock_items/shelf', { body }, options)
  const refusal = rows[0]?.refusal
  if (refusal) throw new CallError(409, refusal, { error: 'transition_not_allowed' })
  return await call('GET /staff/pick_waves/{id}', { params }, { signal: options.signal })
}
