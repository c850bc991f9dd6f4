import { call } from '@longhaul/browser/calls/client.ts'
import { sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { pieceOfNumber } from '@longhaul/domain/parcels/contents.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lineOf } from '../shared/goods/goods-names.ts'
import { playBad, playGood } from '../shared/sounds.ts'
import type { LateRefusal } from '../shared/station/HeldScans.tsx'
import type { Waiting } from '../shared/station/scan-queue.ts'
import { useScanQueue } from '../shared/station/use-scan-queue.ts'
import type { Parcel } from '../shared/parcel.ts'

type Content = Parcel['contents'][number]

/** A request to the server: put a number of pieces into a package's box, or take them out again. */
type Order =
  | { do: 'in'; parcel: string; pieces: number }
  | { do: 'out'; parcel: string; stock: string; pieces: number; piece?: number; of: string }

/** The result of a scan into the box. `inBox`: what an undo takes out again. */
export type BoxScan = {
  key: string
  code: string
  at: string
  good: boolean
  text: string
  inBox: { stock: string; pieces: number; piece?: number } | null
}

const SHOWN = 5

/**
 * Scans into a box, sent one after the other, so that a quick scan of an item's second piece does not look
 * like the first one repeated. Scans are stored while there is no network, including those of a package that
 * is no longer open. The last five can be undone.
 */
export function useBoxScans(parcel: Parcel) {
  const queries = useQueryClient()
  const [results, setResults] = useState<readonly BoxScan[]>([])
  const [late, setLate] = useState<readonly LateRefusal[]>([])

  function show(result: BoxScan) {
    if (result.good) playGood()
    else playBad()
    setResults((all) => [result, ...all.filter((entry) => entry.key !== result.key)].slice(0, SHOWN))
  }
  // An undo is no longer offered while it is in progress or once it is done.
  const closeUndo = (of: string) =>
    setResults((all) => all.map((entry) => (entry.key === of ? { ...entry, inBox: null } : entry)))

  const queue = useScanQueue<Order>('packing', {
    async send({ key, code, at, order }: Waiting<Order>, options) {
      const params = { id: order.parcel }
      const queryKey = keyOf('GET /staff/parcels/{id}', { params })
      if (order.do === 'out') {
        const next = await call('POST /staff/parcels/{id}/uncheck', { params, body: bodyOf(order) }, options)
        queries.setQueryData(queryKey, next)
        const out = next.contents.find((content) => content.stock_item_id === order.stock)
        const title = out ? lineOf(out) : code
        closeUndo(order.of)
        return show({ key, code, at, good: true, text: packingText.outOfBox(title), inBox: null })
      }
      const known = queries.getQueryData<Parcel>(queryKey)
      const contents = (known ?? (order.parcel === parcel.id ? parcel : undefined))?.contents ?? []
      const before = whatScanned(contents, code)
      const title = before[0] ? lineOf(before[0]) : code
      if (before.length > 0 && before.every((content) => content.checked))
        return show({ key, code, at, good: false, text: packingText.twice(title), inBox: null })
      const body = { code, ...(order.pieces > 1 ? { pieces: order.pieces } : {}) }
      const next = await call('POST /staff/parcels/{id}/check', { params, body }, options)
      queries.setQueryData(queryKey, next)
      const counted = whatChanged(before, next.contents)
      const inBox = inBoxOf(counted, code, order.pieces)
      show({ key, code, at, good: true, text: inBoxText(counted, title), inBox })
    },
    onRefused({ key, code, at, order }, error, isLate) {
      const text =
        order.do === 'out' ? `${stationText.undoRefused}: ${sentenceOf(error)}` : whyRefused(code, error)
      if (isLate) setLate((all) => [...all, { key, code, message: text }])
      show({ key, code, at, good: false, text, inBox: null })
    },
  })

  function undo(result: BoxScan) {
    if (!result.inBox) return
    queue.push(result.code, { do: 'out', parcel: parcel.id, ...result.inBox, of: result.key })
    closeUndo(result.key)
  }
  return {
    results,
    late,
    seen: () => setLate([]),
    held: queue.held,
    waiting: queue.waiting,
    drop: queue.drop,
    scan: (code: string, pieces = 1) => void queue.push(code, { do: 'in', parcel: parcel.id, pieces }),
    undo,
    undoLast(): boolean {
      const row = queue.waiting.findLast(({ order }) => order.do === 'in')
      if (row && queue.drop(row.key)) return true
      const result = results.find((result) => result.inBox)
      if (result) undo(result)
      return result !== undefined
    },
  }
}

const bodyOf = ({ stock, piece, pieces }: Extract<Order, { do: 'out' }>) => ({
  stock_item_id: stock,
  ...(piece ? { piece } : { pieces }),
})

/**
 * What undoing a scan takes out: the piece of the scanned label, else the number of pieces that was counted.
 */
function inBoxOf(counted: Content | undefined, code: string, pieces: number): BoxScan['inBox'] {
  if (!counted) return null
  const read = readStationCode(code)
  const piece = read.kind === 'goods' ? pieceOfNumber(counted, read.piece) : null
  return { stock: counted.stock_item_id, pieces, ...(piece ? { piece } : {}) }
}

const inBoxText = (counted: Content | undefined, name: string): string =>
  counted && !counted.checked
    ? packingText.pieceIn(lineOf(counted), counted.checked_pieces, counted.quantity)
    : packingText.inBox(counted ? lineOf(counted) : name)

/** The item, among those that a code may refer to, whose count has changed. */
const whatChanged = (before: readonly Content[], after: readonly Content[]): Content | undefined =>
  after.find((entry) =>
    before.some(
      (was) => was.stock_item_id === entry.stock_item_id && was.checked_pieces !== entry.checked_pieces,
    ),
  )

/** Why a scan was not counted; for an item of another package, which one. */
function whyRefused(code: string, failed: CallError): string {
  const belongs: { shelf?: unknown; package_number?: unknown } = failed.data['belongs'] ?? {}
  const shelf = String(belongs.shelf ?? '')
  const where = belongs.package_number
    ? packingText.belongs(shelf, String(belongs.package_number))
    : shelf && packingText.lies(shelf)
  if (failed.reason === 'not_in_this_package') return packingText.wrong(code, where).trim()
  return packingText.notIn(code, Object.values(failed.fields)[0] ?? sentenceOf(failed))
}

/** The items of this package that a scanned code may refer to. */
function whatScanned(contents: readonly Content[], code: string): Content[] {
  const read = readStationCode(code)
  if (read.kind === 'goods')
    return contents.filter((content) => content.goods_number === goodsNumberText(read.goodsNumber))
  const number = normaliseTrackingNumber(code)
  return contents.filter(
    (content) =>
      content.stock_item_id === code || normaliseTrackingNumber(content.tracking_number) === number,
  )
}
