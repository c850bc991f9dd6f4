import type { NextStep as Wire } from '@longhaul/contract/desk/next-step.ts'
import { type ItemState, refundedBefore, itemStep } from '@longhaul/domain/next-step/item-step.ts'
import { type NextStep, mostPressing, waitsForShopper } from '@longhaul/domain/next-step/next-step.ts'
import { type ParcelState, parcelStep } from '@longhaul/domain/next-step/parcel-step.ts'
import { type ShelfState, shelfStep } from '@longhaul/domain/next-step/shelf-step.ts'
import { lateFrom } from '@longhaul/domain/shipping/expected-arrival.ts'
import { sayingWhere, trackingState } from '@longhaul/domain/shipping/tracking.ts'
import type { Static } from 'typebox'
import type { Settings } from '../site/public.ts'
import type { ItemFacts, ParcelFacts, ShelfFacts } from './sql-facts.ts'

/** The current time, and the operator's settings. */
export type Deciding = { now: Date; settings: Settings }

/** The next step of an order item, from the column `itemFacts`. */
export const stepOfItem = (facts: ItemFacts | null, { now, settings }: Deciding): NextStep | null =>
  facts && itemStep(toItem(facts), now, { storage: storageOf(settings), receipt: receiptOf(settings) })

/** The next step of an order: the most urgent step of its items. */
export const stepOfOrder = (items: readonly (ItemFacts | null)[], deciding: Deciding): NextStep | null =>
  mostPressing(items.map((facts) => stepOfItem(facts, deciding)))

/** The next step of a package, from the column `parcelFacts`. */
export const stepOfParcel = (facts: ParcelFacts, { now, settings }: Deciding): NextStep | null =>
  parcelStep(toParcel(facts), now, receiptOf(settings))

/** The facts that decide about a stock item: read by `shelfFacts`, or from its row. */
type Lying = Pick<ShelfFacts, 'moving' | 'stop' | 'photos_waiting'> & {
  free_until: Date | string | null
  disposal_from: Date | string | null
}

/** The next step of a stock item. */
export const stepOfShelf = (
  stage: 'in_stock' | 'storage_expired',
  facts: Lying,
  { now, settings }: Deciding,
): NextStep | null => shelfStep(stage, toShelf(facts), now, storageOf(settings))

/** A step for the wire. */
export const toWireStep = (step: NextStep): Static<typeof Wire> => ({
  kind: step.kind,
  about: step.about,
  waits: waitsForShopper(step),
  by: step.by?.toISOString() ?? null,
  otherwise: step.otherwise,
  pay_fen: step.payFen,
  back_fen: step.backFen,
  day_fen: step.dayFen,
  ...(step.finding ? { finding: step.finding } : {}),
})

const storageOf = (settings: Settings) => ({
  perDayFen: settings.lateFeeFenPerDay,
  capFen: settings.lateFeeCapFen,
  limitDays: settings.storageLimitDays,
})

const receiptOf = (settings: Settings) => ({
  days: settings.receiptDays,
  daysWithoutUpdates: settings.receiptDaysWithoutNews,
})

const toItem = (facts: ItemFacts): ItemState => ({
  stage: facts.stage,
  quantity: facts.quantity,
  refundedQuantity: facts.refunded_quantity,
  refundOpen: facts.refund_open,
  frozenFen: facts.frozen_fen,
  order: { payBy: new Date(facts.order.pay_by), totalFen: facts.order.total_fen },
  question: facts.question && {
    kind: facts.question.kind,
    answerBy: new Date(facts.question.answer_by),
    oldFen: facts.question.old_fen,
    newFen: facts.question.new_fen,
    serviceFen: facts.question.service_fen,
  },
  supplement: facts.supplement && {
    amountFen: facts.supplement.amount_fen,
    payBy: new Date(facts.supplement.pay_by),
  },
  paid: toPaid(facts),
  finding: facts.shelf?.finding ?? null,
  shelf: facts.shelf && toShelf(facts.shelf),
  parcel: facts.parcel && toParcel(facts.parcel),
})

function toPaid({ paid, given_back: back, service_fen: serviceFen }: ItemFacts): ItemState['paid'] {
  if (!paid || !back) return null
  const rows = { goodsFen: paid.goods_fen, freightFen: paid.freight_fen, serviceFen }
  const gone = { goodsFen: back.goods_fen, freightFen: back.freight_fen, serviceFen: back.service_fen }
  return { ...rows, refundedSoFar: refundedBefore(rows, gone) }
}

const toShelf = (facts: Lying): ShelfState => ({
  freeUntil: toDate(facts.free_until),
  moving: facts.moving,
  stopped: facts.stop !== null,
  photosWaiting: facts.photos_waiting,
  disposalFrom: toDate(facts.disposal_from),
})

const toParcel = (facts: ParcelFacts): ParcelState => ({
  stage: facts.stage,
  payBy: new Date(facts.pay_by),
  totalFen: facts.total_fen,
  supplement: facts.supplement && {
    amountFen: facts.supplement.amount_fen,
    payBy: new Date(facts.supplement.pay_by),
  },
  claim: facts.claim,
  ask: facts.ask,
  way: toWay(facts),
  reviewed: facts.reviewed,
})

function toWay(facts: ParcelFacts): ParcelState['way'] {
  const shippedAt = toDate(facts.shipped_at)
  if (!shippedAt) return null
  const events = (facts.events ?? []).map(({ at, status }) => ({ at: new Date(at), status }))
  const newest = Math.max(shippedAt.getTime(), ...events.map(({ at }) => at.getTime()))
  return {
    lastStatus: trackingState(sayingWhere(events))?.status ?? null,
    lastUpdateAt: new Date(newest),
    lateFrom: lateFrom(shippedAt, facts.rate),
    deliveredAt: toDate(facts.delivered_at),
    doneAt: toDate(facts.done_at),
  }
}

const toDate = (moment: Date | string | null): Date | null => (moment === null ? null : new Date(moment))
