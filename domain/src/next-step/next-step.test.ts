import { describe, expect, test } from 'vitest'
import { CLAIM_ACTORS, stagesOf } from './actor.ts'
import { type ItemState, refundedBefore, itemStep } from './item-step.ts'
import { compareSteps, mostPressing, step, waitsForShopper } from './next-step.ts'
import { type ParcelState, parcelStep } from './parcel-step.ts'
import { shelfNeedsUntil, shelfStep } from './shelf-step.ts'

const NOW = new Date('2026-11-22T02:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const storage = { perDayFen: 100, capFen: 5_000, limitDays: 60 }
const terms = { storage, receipt: { days: 15, daysWithoutUpdates: 60 } }

const way = {
  lastStatus: 'in_transit' as const,
  lastUpdateAt: inDays(-2),
  lateFrom: inDays(10),
  deliveredAt: null,
  doneAt: null,
}
const parcel = (over: Partial<ParcelState> = {}): ParcelState => ({
  stage: 'in_transit',
  payBy: inDays(1),
  totalFen: 11_000,
  supplement: null,
  claim: null,
  way,
  ask: null,
  reviewed: false,
  ...over,
})
const item = (over: Partial<ItemState> = {}): ItemState => ({
  stage: 'in_stock',
  quantity: 2,
  refundedQuantity: 0,
  refundOpen: false,
  frozenFen: 7_140,
  order: { totalFen: 9_000, payBy: inDays(1) },
  question: null,
  supplement: null,
  paid: null,
  finding: null,
  shelf: null,
  parcel: null,
  ...over,
})

describe('a package', () => {
  test.each([
    ['is paid in time', { stage: 'pending_payment' }, 'pay', 'parcel_unpaid'],
    ['is paid at its deadline', { stage: 'pending_payment', payBy: NOW }, 'pay', 'parcel_unpaid'],
    [
      'pays for its real weight',
      { stage: 'supplement_due', supplement: { amountFen: 500, payBy: inDays(3) } },
      'pay',
      'weight_difference',
    ],
    ['with a wrong address is corrected', { stage: 'address_problem' }, 'answer', 'address_wrong'],
    ['under way is followed, not confirmed', {}, 'track', 'under_way'],
    ['that is held is followed, not confirmed', { stage: 'exception' }, 'track', 'held'],
    ['that is late is claimed', { way: { ...way, lateFrom: NOW } }, 'claim', 'late'],
    ['that is lost is claimed', { stage: 'exception', way: { ...way, lastStatus: 'lost' } }, 'claim', 'lost'],
    ['that is claimed is waited for', { claim: 'submitted' }, 'track', 'claim_running'],
    ['whose claim lacks photos is answered', { claim: 'evidence_wanted' }, 'answer', 'evidence_wanted'],
    ['that the carrier delivered is confirmed', { stage: 'delivered' }, 'confirm', 'delivered'],
    [
      'that asks for papers is answered',
      { stage: 'exception', ask: { kind: 'papers', answered: false } },
      'answer',
      'papers_wanted',
    ],
    [
      'that was not delivered is answered',
      { stage: 'exception', ask: { kind: 'delivery', answered: false } },
      'answer',
      'not_delivered',
    ],
    [
      'that lies at the post office is collected',
      { ask: { kind: 'collect', answered: false } },
      'confirm',
      'to_collect',
    ],
    [
      'whose question is answered is followed',
      { stage: 'exception', ask: { kind: 'papers', answered: true } },
      'track',
      'answer_sent',
    ],
    [
      'that is lost asks for no papers',
      { stage: 'exception', ask: { kind: 'papers', answered: false }, way: { ...way, lastStatus: 'lost' } },
      'claim',
      'lost',
    ],
    ['that was received is reviewed', { stage: 'done' }, 'review', 'received'],
  ] as [string, Partial<ParcelState>, string, string][])('%s', (_, over, kind, about) => {
    expect(parcelStep(parcel(over), NOW)).toMatchObject({ kind, about })
  })

  test('that is unpaid shows its total and its deadline; one that weighs more, the difference', () => {
    const unpaid = { payFen: 11_000, by: inDays(1), otherwise: 'cancelled' }
    expect(parcelStep(parcel({ stage: 'pending_payment' }), NOW)).toMatchObject(unpaid)
    const supplement = { amountFen: 500, payBy: inDays(3) }
    expect(parcelStep(parcel({ stage: 'supplement_due', supplement }), NOW)).toMatchObject({
      payFen: 500,
      by: inDays(3),
      otherwise: 'cancelled',
    })
  })

  test('whose time to pay the difference is up has no step any more', () => {
    const late = { amountFen: 500, payBy: inDays(-1) }
    expect(parcelStep(parcel({ stage: 'supplement_due', supplement: late }), NOW)).toBeNull()
    const last = { amountFen: 500, payBy: NOW }
    expect(parcelStep(parcel({ stage: 'supplement_due', supplement: last }), NOW)?.kind).toBe('pay')
  })

  test.each(['to_pick', 'packing', 'to_ship', 'cancelled', 'returned', 'lost'] as const)(
    'has no step as %s',
    (stage) => expect(parcelStep(parcel({ stage }), NOW)).toBeNull(),
  )

  test('has none once it is reviewed, or when the payment deadline has passed', () => {
    expect(parcelStep(parcel({ stage: 'done', reviewed: true }), NOW)).toBeNull()
    expect(parcelStep(parcel({ stage: 'pending_payment', payBy: inDays(-1) }), NOW)).toBeNull()
  })

  test('automatically counts as received some time after delivery or the last update, but never with a problem', () => {
    const delivered = parcel({ stage: 'delivered', way: { ...way, deliveredAt: NOW } })
    expect(parcelStep(delivered, NOW)).toMatchObject({ by: inDays(15), otherwise: 'counts_as_received' })
    const late = { ...way, lateFrom: NOW }
    expect(parcelStep(parcel({ way: late }), NOW)).toMatchObject({
      by: inDays(58),
      otherwise: 'counts_as_received',
    })
    expect(parcelStep(parcel({ stage: 'exception', way: late }), NOW)).toMatchObject({
      by: null,
      otherwise: null,
    })
  })
})

describe('an item', () => {
  test('that is unpaid shows the total of its order, and is cancelled automatically', () => {
    expect(itemStep(item({ stage: 'pending_payment' }), NOW, terms)).toMatchObject({
      kind: 'pay',
      payFen: 9_000,
      by: inDays(1),
      otherwise: 'cancelled',
    })
    const late = item({ stage: 'pending_payment', order: { totalFen: 9_000, payBy: inDays(-1) } })
    expect(itemStep(late, NOW, terms)).toBeNull()
  })

  test('whose price changed shows the difference, and the amount given back', () => {
    const question = {
      kind: 'price',
      answerBy: inDays(2),
      oldFen: 3_000,
      newFen: 3_800,
      serviceFen: 40,
    } as const
    const asked = item({ stage: 'awaiting_customer', question })
    expect(itemStep(asked, NOW, terms)).toMatchObject({
      kind: 'answer',
      about: 'price_changed',
      payFen: 840,
      backFen: 7_140,
      by: inDays(2),
      otherwise: 'cancelled',
    })
    expect(itemStep(asked, inDays(3), terms)).toBeNull()
    expect(
      itemStep({ ...asked, question: { ...question, newFen: 2_000, serviceFen: 0 } }, NOW, terms)?.payFen,
    ).toBe(0)
  })

  test('with a problem is kept unless the shopper answers; the amount given back is what was paid to the seller', () => {
    const rows = { goodsFen: 6_000, freightFen: 900, serviceFen: 300 }
    const paid = {
      ...rows,
      refundedSoFar: refundedBefore(rows, { goodsFen: 0, freightFen: 0, serviceFen: 0 }),
    }
    const question = { kind: 'problem', answerBy: inDays(2), oldFen: 0, newFen: 0, serviceFen: 0 } as const
    const finding = { problem: 'damaged', flaw: 'crack', note: '20 mm' } as const
    const found = item({ stage: 'abnormal', question, paid, finding })
    expect(itemStep(found, NOW, terms)).toMatchObject({
      about: 'problem_found',
      otherwise: 'kept',
      backFen: 6_900,
      finding,
    })
    expect(
      itemStep({ ...found, finding: { ...finding, problem: 'bought_wrong' } }, NOW, terms)?.backFen,
    ).toBe(7_200)
    expect(itemStep({ ...found, refundOpen: true }, NOW, terms)).toBeNull()
  })

  test('in a package has the step of the package', () => {
    expect(
      itemStep(item({ stage: 'shipped_abroad', parcel: parcel({ stage: 'delivered' }) }), NOW, terms),
    ).toMatchObject({ kind: 'confirm' })
  })

  test('that is being bought, refunded or finished has none', () => {
    for (const stage of [
      'in_review',
      'to_purchase',
      'purchased',
      'seller_shipped',
      'received',
      'cancelled',
    ] as const)
      expect(itemStep(item({ stage }), NOW, terms)).toBeNull()
  })
})

describe('the shelf', () => {
  const shelf = (
    freeUntil: Date | null,
    over: { moving?: boolean; stopped?: boolean; photosWaiting?: boolean; disposalFrom?: Date } = {},
  ) => ({
    freeUntil,
    moving: false,
    stopped: false,
    photosWaiting: false,
    disposalFrom: null,
    ...over,
  })
  /** The end of the day in Shanghai this many days from now. */
  const endIn = (days: number) => new Date(new Date('2026-11-22T15:59:59.999Z').getTime() + days * 86_400_000)
  const of = (days: number) => shelfStep('in_stock', shelf(endIn(days)), NOW, storage)

  test('waits for its shopper from three days before storage costs money', () => {
    expect(of(4)).toMatchObject({ kind: 'pack', about: 'on_shelf', by: endIn(4), dayFen: 100 })
    expect(waitsForShopper(of(4)!)).toBe(false)
    expect(of(3)).toMatchObject({ about: 'storage_ends', otherwise: 'late_fee' })
    expect(of(0)).toMatchObject({ about: 'storage_ends' })
    expect(of(-2)).toMatchObject({ about: 'storage_late', payFen: 200, otherwise: 'given_up', by: endIn(58) })
    expect(waitsForShopper(of(0)!)).toBe(true)
    expect(shelfNeedsUntil(NOW)).toEqual(endIn(3))
  })

  test('of goods kept too long must be paid for; goods being moved or not yet shelved wait for no one', () => {
    const expired = shelf(endIn(-70), { disposalFrom: inDays(9) })
    expect(shelfStep('storage_expired', expired, NOW, storage)).toMatchObject({
      kind: 'pay',
      about: 'storage_expired',
      payFen: 5_000,
      by: inDays(9),
      otherwise: 'given_up',
    })
    expect(shelfStep('in_stock', shelf(endIn(0), { moving: true }), NOW, storage)).toBeNull()
    expect(shelfStep('in_stock', shelf(endIn(0), { stopped: true }), NOW, storage)).toBeNull()
    expect(shelfStep('in_stock', shelf(endIn(0), { photosWaiting: true }), NOW, storage)).toBeNull()
    expect(shelfStep('in_stock', shelf(null), NOW, storage)).toBeNull()
  })
})

test('the stages of an actor are those in which nobody else has to act', () => {
  expect(stagesOf(CLAIM_ACTORS, 'support')).toEqual(['submitted'])
  expect(stagesOf(CLAIM_ACTORS, 'shopper')).toEqual(['evidence_wanted'])
  expect(stagesOf(CLAIM_ACTORS, 'warehouse')).toEqual([])
})

test('steps that wait come first, then the nearest deadline, then the kind', () => {
  const track = step('track', 'under_way')
  const soon = step('pay', 'order_unpaid', { by: inDays(1) })
  const later = step('answer', 'price_changed', { by: inDays(2) })
  const open = step('answer', 'address_wrong')
  const confirm = step('confirm', 'delivered')
  const mixed = [track, confirm, open, later, soon]
  expect(mixed.toSorted(compareSteps)).toEqual([soon, later, open, confirm, track])
  expect(mostPressing([null, track, later])).toBe(later)
  expect(mostPressing([null])).toBeNull()
})
