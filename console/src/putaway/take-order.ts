import { call } from '@longhaul/browser/calls/client.ts'
import { putAwayText as words } from '@longhaul/text/console/putaway/putaway.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { lineOf } from '../shared/goods/goods-names.ts'
import type { Waiting } from '../shared/station/scan-queue.ts'
import { type Said, findGoods, whyNotPut } from './why-not-put.ts'

type SendOptions = { idempotencyKey: string; signal: AbortSignal }

/** A request to the server: put goods on a shelf, or back on the one where they lay. */
export type Order = Put | Back
type Put = { do: 'put'; shelf: string; warehouse: string }
type Back = { do: 'back'; of: string } & Way
/** From where to where a thing was moved. */
type Way = { stock: string; from: string; to: string }

/**
 * What came of an order, in words. `way`: what an undo reverses; null without an old shelf. `first`: shelved
 * for the first time, which stays.
 */
export type Outcome = Said & { way: Way | null; is: 'moved' | 'first' | 'unchanged' | 'refused' }

export const refusal = (title: string, text: string): Outcome => ({
  good: false,
  title,
  text,
  way: null,
  is: 'refused',
})

/**
 * Takes an order of a put-away station, however often it is repeated. `lay`: by the order's key, where its
 * thing lay before the first attempt. Throws the server's error.
 */
export const takeOrder = (
  { key, code, order }: Waiting<Order>,
  lay: Map<string, string>,
  options: SendOptions,
): Promise<Outcome> => (order.do === 'put' ? put(key, code, order, lay, options) : putBack(order, options))

async function put(
  key: string,
  code: string,
  { shelf, warehouse }: Put,
  lay: Map<string, string>,
  options: SendOptions,
): Promise<Outcome> {
  const row = await findGoods(code, options.signal)
  if (!row) return refusal(stationText.labels.unknown.title, stationText.labels.unknown.text)
  const why = whyNotPut(row, warehouse)
  if (why) return refusal(why.title, why.text)
  const thing = lineOf(row)
  const { id, stage } = row
  const done = { good: true, title: words.put(shelf), way: null }
  if (stage === 'received') {
    await call('POST /staff/stock_items/{id}/shelve', { params: { id }, body: { shelf } }, options)
    return { ...done, text: words.shelved(thing), is: 'first' }
  }
  const from = lay.get(key) ?? row.shelf
  if (from === shelf) return { ...done, text: words.already(thing), is: 'unchanged' }
  lay.set(key, from)
  const failure = await moveTo(id, shelf, options)
  if (failure) return refusal(words.notMoved, words.because(thing, failure))
  const way = from === '' ? null : { stock: id, from, to: shelf }
  return { ...done, text: words.moved(thing, from || words.nowhere), way, is: 'moved' }
}

/** Takes a move back, unless the thing has been moved again since. */
async function putBack({ stock, from, to }: Back, options: SendOptions): Promise<Outcome> {
  const params = { id: stock }
  const row = await call('GET /staff/stock_items/{id}', { params }, { signal: options.signal })
  const thing = lineOf(row)
  if (row.shelf !== to && row.shelf !== from)
    return refusal(stationText.undoRefused, words.movedSince(thing, row.shelf || words.nowhere))
  const failure = row.shelf === from ? null : await moveTo(stock, from, options)
  if (failure) return refusal(stationText.undoRefused, words.because(thing, failure))
  return { good: true, title: words.back(from), text: thing, way: null, is: 'unchanged' }
}

/** Moves goods to another shelf. Returns why not, as a sentence. */
async function moveTo(id: string, shelf: string, options: SendOptions): Promise<string | null> {
  const { rows } = await call('POST /staff/stock_items/shelf', { body: { ids: [id], shelf } }, options)
  return rows[0]?.refusal ?? null
}
