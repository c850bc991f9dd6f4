import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../test/each-shopper.ts'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person
let helper: Person
let fin: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  helper = await world.staff('he', ['support'])
  fin = await world.staff('fin', ['finance'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
})

/** A package to Singapore with goods of 120.00 yuan, its freight and customs fee 156.00. */
async function aParcelUnderWay(insured_fen = 0): Promise<{ id: string; stockId: string }> {
  const stockId = await given.stock(world, ana, packer)
  const { id } = await given.aShippedParcel(world, ana, packer, [stockId], { insured_fen })
  return { id, stockId }
}
const page = (id: string) => ana.call('GET /parcels/{id}', { params: { id } })
const claimOf = (id: string) => ana.call('GET /parcels/{id}/claim', { params: { id } })
const available = async () => (await ana.call('GET /funds')).available_fen
const kinds = async () => (await messagesOf(ana)).map((message) => message.kind)
const detail = (id: string) => helper.call('GET /staff/claims/{id}', { params: { id } })

type Body = {
  kind?: 'lost' | 'damaged' | 'missing'
  stock_item_ids?: string[]
  story?: string
  evidence?: Evidence
}
type Evidence = { slot: 'box' | 'label' | 'goods' | 'inside' | 'paper'; file_id: string }[]
const open = (id: string, body: Body = {}, who = ana) =>
  who.call('POST /parcels/{id}/claim', {
    params: { id },
    body: { kind: 'lost', stock_item_ids: [], story: 'It never came', evidence: [], ...body },
  })
async function pictures(slots: readonly Evidence[number]['slot'][], who = ana): Promise<Evidence> {
  const evidence: Evidence = []
  for (const slot of slots)
    evidence.push({ slot, file_id: await world.upload(who, 'POST /uploads', 'attachment') })
  return evidence
}
const grant = (
  id: string,
  expected_payout_fen: number,
  over: { fault?: 'carrier' | 'ours'; share_per_mille?: number } = {},
) =>
  helper.call('POST /staff/claims/{id}/grant', {
    params: { id },
    body: { fault: 'carrier', share_per_mille: 1000, note: 'By the rules', expected_payout_fen, ...over },
  })
const pay = (id: string) => fin.call('POST /staff/claims/{id}/pay', { params: { id }, body: {} })

describe('a lost package', () => {
  test('can be claimed when it is late, and not before', async () => {
    const { id } = await aParcelUnderWay()
    const early = await claimOf(id)
    expect(early.kinds.find((entry) => entry.kind === 'lost')).toMatchObject({
      why_not: expect.stringContaining('too early'),
      goods_fen: 0,
      freight_fen: 15_600,
    })
    expect((await expectRefusal(open(id), 'transition_not_allowed')).reason).toBe('claim_too_early')
    await given.later(world, {
      minutes: (Date.parse(early.lost_from!) - world.clock.now().getTime()) / 60_000,
    })
    expect((await claimOf(id)).kinds[0]).toMatchObject({ kind: 'lost', why_not: null })
    expect(await open(id)).toMatchObject({ stage: 'submitted', number: expect.stringMatching(/^C\d{9}$/) })
    expect((await expectRefusal(open(id), 'transition_not_allowed')).reason).toBe('all_claimed')
    expect(await kinds()).toContain('claim_received')
  })

  test('that was insured is compensated with the insured sum and the freight, and then closed', async () => {
    const { id } = await aParcelUnderWay(10_000)
    await given.trackingUpdate(packer, id, 'lost')
    const claim = await open(id)
    expect(await detail(claim.id)).toMatchObject({
      parcel_stage: 'exception',
      goods_fen: 12_000,
      affected_fen: 12_000,
      freight_paid_fen: 15_600,
      insured_fen: 10_000,
      payout_fen: null,
    })
    await expectRefusal(grant(claim.id, 10_000), 'out_of_date')
    const before = await available()
    expect(await grant(claim.id, 25_600)).toMatchObject({ stage: 'granted', payout_fen: 25_600 })
    // Before finance pays, no money moves and the shopper is told nothing.
    expect(await available()).toBe(before)
    expect((await claimOf(id)).claim).toMatchObject({ stage: 'granted', goods_fen: null, note: '' })
    await expectRefusal(
      helper.call('POST /staff/claims/{id}/pay', { params: { id: claim.id }, body: {} }),
      'forbidden',
    )
    expect(await pay(claim.id)).toMatchObject({ stage: 'paid', parcel_stage: 'lost' })
    expect((await available()) - before).toBe(25_600)
    await expectRefusal(pay(claim.id), 'transition_not_allowed')
    expect(await page(id)).toMatchObject({ stage: 'lost', status: 'cancelled' })
    expect(await claimOf(id)).toMatchObject({
      claim: { stage: 'paid', goods_fen: 10_000, freight_fen: 15_600 },
    })
    expect(await kinds()).toContain('claim_paid')
    const { items } = await ana.call('GET /funds/entries')
    const paid = items.filter((item) => item.kind === 'claim_paid').map((item) => item.change_fen)
    expect(paid.toSorted((a, b) => a - b)).toEqual([10_000, 15_600])
    expect((await expectRefusal(open(id), 'transition_not_allowed')).reason).toBe('all_claimed')
    expect(
      await world.db.selectFrom('parcel_alarms').where('settled_at', 'is', null).selectAll().execute(),
    ).toEqual([])
  })

  test('that was not insured is compensated with its freight, and with its goods if we are at fault', async () => {
    const lost = [await aParcelUnderWay(), await aParcelUnderWay()] as const
    for (const { id } of lost) await given.trackingUpdate(packer, id, 'destroyed')
    const [first, second] = [await open(lost[0].id), await open(lost[1].id)]
    await grant(first.id, 15_600)
    await grant(second.id, 27_600, { fault: 'ours' })
    const before = await available()
    for (const { id } of [first, second]) await pay(id)
    expect((await available()) - before).toBe(15_600 + 27_600)
  })

  test('with a coupon refunds the freight that the shopper paid, not the coupon', async () => {
    const { id } = await aParcelUnderWay()
    const bill = [
      { kind: 'first', feeFen: 14_000 },
      { kind: 'coupon', feeFen: -2_000 },
    ]
    await world.db
      .updateTable('parcels')
      .set({ actual_fees: JSON.stringify(bill) })
      .where('id', '=', id)
      .execute()
    await given.trackingUpdate(packer, id, 'lost')
    const claim = await open(id)
    expect(await detail(claim.id)).toMatchObject({ freight_paid_fen: 12_000 })
    expect(await grant(claim.id, 12_000)).toMatchObject({ granted_goods_fen: 0, granted_freight_fen: 12_000 })
  })
})

describe('a damaged package', () => {
  async function aDelivered(insured_fen = 0) {
    const parcel = await aParcelUnderWay(insured_fen)
    await given.trackingUpdate(packer, parcel.id, 'delivered')
    return parcel
  }

  test('is claimed with the required pictures, uploaded by the shopper, and about its own contents', async () => {
    const { id, stockId } = await aDelivered(12_000)
    const evidence = await pictures(['box', 'label', 'goods'])
    const damaged = { kind: 'damaged' as const, stock_item_ids: [stockId], evidence }
    expect(
      (await expectRefusal(open(id, { ...damaged, evidence: evidence.slice(1) }), 'invalid_input')).reason,
    ).toBe('evidence_missing')
    for (const bad of [
      { ...damaged, stock_item_ids: [] },
      { ...damaged, stock_item_ids: [id] },
      { ...damaged, evidence: [...evidence, evidence[0]!] },
      { ...damaged, evidence: [...evidence, { slot: 'box' as const, file_id: id }] },
      { ...damaged, story: '  ' },
      { ...damaged, story: 'x'.repeat(2001) },
    ])
      await expectRefusal(open(id, bad), 'invalid_input')
    const bo = await world.shopper(inThisTest('bo'))
    const theirs = await pictures(['box', 'label', 'goods'], bo)
    await expectRefusal(open(id, { ...damaged, evidence: theirs }), 'invalid_input')
    await expectRefusal(open(id, damaged, bo), 'not_found')

    const claim = await open(id, damaged)
    expect(claim.evidence.map((entry) => entry.slot)).toEqual(['box', 'label', 'goods'])
    // Half is lost, so half of the insured sum is paid; the freight is not, because something arrived.
    expect(await grant(claim.id, 6_000, { share_per_mille: 500 })).toMatchObject({ stage: 'granted' })
    const before = await available()
    await pay(claim.id)
    expect((await available()) - before).toBe(6_000)
    expect((await page(id)).stage).toBe('delivered')
  })

  test('that was not insured is not compensated, unless we are at fault', async () => {
    const { id, stockId } = await aDelivered()
    const evidence = await pictures(['box', 'label', 'inside'])
    const claim = await open(id, { kind: 'missing', stock_item_ids: [stockId], evidence })
    // Everything is missing, so at least the freight is refunded.
    expect(await grant(claim.id, 15_600)).toMatchObject({ stage: 'granted' })
    await fin.call('POST /staff/claims/{id}/send_back', {
      params: { id: claim.id },
      body: { note: 'Which item?' },
    })
    await helper.call('POST /staff/claims/{id}/reject', {
      params: { id: claim.id },
      body: { note: 'The weight is as it left' },
    })
    expect((await claimOf(id)).claim).toMatchObject({ stage: 'rejected', note: 'The weight is as it left' })
    expect(await kinds()).toContain('claim_rejected')
    const half = await open(id, {
      kind: 'damaged',
      stock_item_ids: [stockId],
      evidence: await pictures(['box', 'label', 'goods']),
    })
    expect(
      (await expectRefusal(grant(half.id, 0, { share_per_mille: 300 }), 'transition_not_allowed')).reason,
    ).toBe('nothing_to_pay')
  })

  test('can be claimed within seven days', async () => {
    const { id, stockId } = await aDelivered()
    await given.later(world, { days: 7, minutes: 1 })
    const evidence = await pictures(['box', 'label', 'goods'])
    const late = open(id, { kind: 'damaged', stock_item_ids: [stockId], evidence })
    expect((await expectRefusal(late, 'transition_not_allowed')).reason).toBe('claim_too_late')
  })
})

describe('a claim', () => {
  test('that needs more evidence waits for its shopper', async () => {
    const { id } = await aParcelUnderWay()
    await given.trackingUpdate(packer, id, 'lost')
    const claim = await open(id)
    await helper.call('POST /staff/claims/{id}/want_evidence', {
      params: { id: claim.id },
      body: { note: 'Please ask your neighbours' },
    })
    expect((await claimOf(id)).claim).toMatchObject({
      stage: 'evidence_wanted',
      note: 'Please ask your neighbours',
    })
    expect(await kinds()).toContain('claim_evidence')
    const add = (note: string, evidence: Evidence = []) =>
      ana.call('POST /claims/{id}/evidence', { params: { id: claim.id }, body: { note, evidence } })
    await expectRefusal(add(''), 'invalid_input')
    const added = await add('Nobody has it', await pictures(['paper']))
    expect(added).toMatchObject({ stage: 'submitted', story: 'It never came\n\nNobody has it' })
    expect(added.evidence).toHaveLength(1)
    await expectRefusal(add('Again'), 'transition_not_allowed')
  })

  test('can be withdrawn and opened again', async () => {
    const { id } = await aParcelUnderWay()
    await given.trackingUpdate(packer, id, 'lost')
    const claim = await open(id)
    const cancel = (who: Person) =>
      who.call('POST /claims/{id}/cancel', { params: { id: claim.id }, body: {} })
    await expectRefusal(cancel(await world.shopper(inThisTest('box'))), 'not_found')
    expect(await cancel(ana)).toMatchObject({ stage: 'cancelled' })
    await expectRefusal(cancel(ana), 'transition_not_allowed')
    await expectRefusal(grant(claim.id, 15_600), 'transition_not_allowed')
    expect(await open(id)).toMatchObject({ stage: 'submitted' })
  })

  test('is opened once by many concurrent calls', async () => {
    const { id } = await aParcelUnderWay()
    await given.trackingUpdate(packer, id, 'lost')
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => open(id)))
    expect(tries.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
  })

  test('is listed for those who decide it, and not found by others', async () => {
    const { id } = await aParcelUnderWay()
    await given.trackingUpdate(packer, id, 'lost')
    const claim = await open(id)
    const { items } = await helper.call('GET /staff/claims')
    expect(items.find((item) => item.id === claim.id)).toMatchObject({
      kind: 'lost',
      stage: 'submitted',
      payout_fen: null,
    })
    expect(
      (await fin.call('GET /staff/claims', { query: { stage: 'paid' } })).items.every(
        (item) => item.stage === 'paid',
      ),
    ).toBe(true)
    const nowhere = 'aaaaaaaa-0000-4000-8000-000000000000'
    await expectRefusal(detail(nowhere), 'not_found')
    await expectRefusal(pay(nowhere), 'not_found')
    await expectRefusal(claimOf(nowhere), 'not_found')
    await expectRefusal(open(nowhere), 'not_found')
  })

  test('is part of the export of personal data, and prevents closing the account', async () => {
    const { id } = await aParcelUnderWay()
    await given.trackingUpdate(packer, id, 'lost')
    await open(id, { evidence: await pictures(['paper']) })
    const closing = await expectRefusal(
      ana.call('POST /account/close', { body: { password: PASSWORD } }),
      'transition_not_allowed',
    )
    expect(closing.reason).toBe('account_not_empty')
  })
})

describe('a large payout', () => {
  test('is approved by one person and paid by another; if sent back, it must be approved again', async () => {
    const eve = await world.staff('eve', ['finance'])
    const payBy = (who: Person, id: string) =>
      who.call('POST /staff/claims/{id}/pay', { params: { id }, body: {} })
    const { id: parcelId } = await aParcelUnderWay(10_000)
    await given.trackingUpdate(packer, parcelId, 'lost')
    const { id } = await open(parcelId)
    await given.limits(world, 'refund', { aloneFen: 19_999 })
    await grant(id, 25_600)
    const before = await available()
    expect(await payBy(fin, id)).toMatchObject({
      stage: 'granted',
      two_people: true,
      approved_by_name: 'fin',
    })
    expect(await available()).toBe(before)
    const { items } = await eve.call('GET /staff/approvals')
    expect(items).toMatchObject([{ kind: 'claim', id, amount_fen: 25_600, first_by_name: 'fin' }])
    const { queues } = await fin.call('GET /staff/dashboard')
    expect(queues.find((queue) => queue.id === 'approvals')).toMatchObject({ count: 1 })
    expect((await expectRefusal(payBy(fin, id), 'transition_not_allowed')).reason).toBe(
      'second_person_needed',
    )
    await eve.call('POST /staff/claims/{id}/send_back', { params: { id }, body: { note: 'Look again.' } })
    await grant(id, 25_600)
    // The approval from before it was sent back no longer counts.
    expect(await payBy(eve, id)).toMatchObject({ stage: 'granted', approved_by_name: 'eve' })
    const alone = world.db
      .updateTable('parcel_claims')
      .set({ paid_by: eve.id })
      .where('id', '=', id)
      .execute()
    await expect(alone).rejects.toThrow(/parcel_claims_two_people/)
    expect(await payBy(fin, id)).toMatchObject({ stage: 'paid' })
    expect((await available()) - before).toBe(25_600)
    await given.noLimits(world, 'refund')
  })

  test('approved before the carrier reported the delivery must be approved again, too', async () => {
    const { id: parcelId } = await aParcelUnderWay(10_000)
    await given.trackingUpdate(packer, parcelId, 'lost')
    const { id } = await open(parcelId)
    await given.limits(world, 'refund', { aloneFen: 19_999 })
    await grant(id, 25_600)
    await fin.call('POST /staff/claims/{id}/pay', { params: { id }, body: {} })
    await given.later(world, { hours: 1 })
    await given.trackingUpdate(packer, parcelId, 'delivered')
    await world.runJobs()
    expect(await detail(id)).toMatchObject({ stage: 'submitted', approved_by: null })
    await given.noLimits(world, 'refund')
  })
})
