import { call } from '@longhaul/browser/calls/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { lineOf } from '../shared/goods/goods-names.ts'
import type { Waiting } from '../shared/station/scan-queue.ts'

type SendOptions = { idempotencyKey: string; signal: AbortSignal }
export type FoundInCount = Reply<'GET /staff/shelf_counts/{id}'>['found'][number]
export type CountedThing = Reply<'GET /staff/shelf_counts/{id}'>['things'][number]

/** A request to the server about the shelf that is counted. `of`: the scan that it takes back. */
export type Order = { shelf: string; warehouse: string } & (
  | { do: 'begin' }
  | { do: 'scan' }
  | { do: 'unscan'; of: string }
  | { do: 'tell'; look: string; pieces: number; fileId: string | null }
  | { do: 'end' }
)

/** What came of an order, in words. `strange`: it counts, but the books have it elsewhere. */
export type Outcome = { is: 'good' | 'strange' | 'refused'; title: string; text: string; counts: boolean }

export const refusal = (title: string, text: string): Outcome => ({
  is: 'refused',
  title,
  text,
  counts: false,
})
const good = (title: string, text: string, counts = false): Outcome => ({ is: 'good', title, text, counts })

/**
 * Takes an order of a counting station, however often it is repeated. `ids`: the counts by their shelf, so
 * that a scan asks for it once. Throws the server's error.
 */
export async function takeOrder(
  { code, at, order }: Waiting<Order>,
  ids: Map<string, string>,
  options: SendOptions,
): Promise<Outcome> {
  const { shelf, warehouse } = order
  if (order.do === 'begin') {
    const body = { warehouse_id: warehouse, shelf, at }
    const { id } = await call('POST /staff/shelf_counts', { body }, options)
    ids.set(placeOf(order), id)
    return good(words.begun(shelf), words.begunText)
  }
  const id = ids.get(placeOf(order)) ?? (await findOwn(order, options.signal))
  if (id === undefined) return refusal(words.notCounted, words.notOpen(shelf))
  ids.set(placeOf(order), id)
  const params = { id }
  if (order.do === 'scan') {
    const body = { code, at }
    return said(await call('POST /staff/shelf_counts/{id}/scans', { params, body }, options))
  }
  if (order.do === 'tell') {
    const body = { number: code, look: order.look, pieces: order.pieces, file_id: order.fileId }
    const { again, found } = await call('POST /staff/shelf_counts/{id}/found', { params, body }, options)
    if (again) return { ...good(words.again, words.found.againText(found.look)), is: 'strange' }
    return good(words.found.told, words.found.toldText(found.look), true)
  }
  if (order.do === 'unscan') {
    await call('POST /staff/shelf_counts/{id}/unscan', { params, body: { code } }, options)
    return good(words.undoneTitle, words.undone(code))
  }
  const { found, excused, differences, told } = await call(
    'POST /staff/shelf_counts/{id}/end',
    { params, body: {} },
    options,
  )
  ids.delete(placeOf(order))
  const text = differences === 0 ? words.agrees(found) : words.differs(found, differences)
  return {
    ...good(
      words.handedIn(shelf),
      sentences(text, excused > 0 && words.excused(excused), told > 0 && words.found.handedIn(told)),
    ),
    is: differences === 0 && told === 0 ? 'good' : 'strange',
  }
}

const placeOf = ({ warehouse, shelf }: Order): string => `${warehouse} ${shelf}`

/** The count of a shelf that the user runs: after a reload nothing else knows it. */
async function findOwn({ shelf, warehouse }: Order, signal: AbortSignal): Promise<string | undefined> {
  const { running } = await call('GET /staff/shelf_counts', undefined, { signal })
  return running.find((row) => row.is_mine && row.shelf === shelf && row.warehouse_id === warehouse)?.id
}

function said({ again, thing }: Reply<'POST /staff/shelf_counts/{id}/scans'>): Outcome {
  const line = lineOf(thing)
  if (again) return { ...good(words.again, words.againText(line)), is: 'strange' }
  if (thing.lies === 'here') return good(words.counted, line, true)
  return { is: 'strange', title: placeTold(thing), text: words.liesText(line), counts: true }
}

/** Where the books have a thing that lies on a shelf to which it does not belong. */
export function placeTold(thing: CountedThing): string {
  const { lies } = words
  if (thing.lies === 'elsewhere') return lies.elsewhere(thing.shelf)
  if (thing.lies === 'other_warehouse')
    return lies.other_warehouse(shelfWithWarehouse(thing.warehouse_id, thing.shelf) || thing.warehouse_id)
  return thing.lies === 'here' ? '' : lies[thing.lies]
}
