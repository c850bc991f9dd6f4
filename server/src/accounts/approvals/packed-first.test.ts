import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { asked, keyed, makeProgram } from './asking-program.test-support.ts'

/*
 * A package that a program has packed first: its shopper approves sending it and paying for it at once, up to
 * a total, before its price is known.
 */

const world = testWorld({ manyAtOnce: true })
let packer: Person

/** EMS to Singapore for 660 g, as in pay-ways.test.ts; each further 500 g costs 33 more. */
const ESTIMATE_FEN = 16_900
const DEPOSIT_FEN = 2_000
const STEP_FEN = 3_300

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
})

const aProgram = (who: Person) => makeProgram(world, who, { act: 0, day: 0 })
type Program = Awaited<ReturnType<typeof aProgram>>

/** A shopper, their program, and the package that it asks to send and to have packed first. */
async function aRequest(name: string, changes: { up_to_fen?: number } = {}, fen = 100_000) {
  const who = await world.shopper(name)
  await given.money(world, who, fen)
  const { id: address_id } = await given.anAddressInSingapore(who)
  const thing = await given.stock(world, who, packer, { grams: 600 })
  const program = await aProgram(who)
  const form = await given.parcelForm(who, [thing], { address_id })
  const body = { ...form, pay_way: 'exact' as const, expected_total_fen: ESTIMATE_FEN, ...changes }
  return { who, program, body }
}
type Request = Awaited<ReturnType<typeof aRequest>>

/** The same, approved and packed at this weight, with what is due. */
async function packed({ who, program, body }: Request, grams = 600) {
  const { data } = await asked(program.call('POST /parcels', { body }, keyed('ship')))
  await who.call('POST /approvals/{id}/approve', {
    params: { id: String(data['approval_id']) },
    body: {},
  })
  const { id } = await program.call('POST /parcels', { body }, keyed('ship'))
  await given.pickAll(packer, id)
  await given.pack(packer, id, { grams })
  const { supplement } = await who.call('GET /parcels/{id}', { params: { id } })
  return { parcelId: id, due: supplement! }
}

const pay = (by: Pick<Program, 'call'>, due: { id: string; amount_fen: number }, key?: string) =>
  by.call(
    'POST /payments',
    { body: { supplement_ids: [due.id], method: 'balance', expected_total_fen: due.amount_fen } },
    keyed(key),
  )
const frozenOf = async (who: Person) => (await who.call('GET /funds')).frozen_fen
const UP_TO = { up_to_fen: ESTIMATE_FEN + STEP_FEN }

describe('approved up to a total, a package that is packed first', () => {
  test('is asked about once: the page shows deposit, estimate and the most', async () => {
    const request = await aRequest('ana', UP_TO)
    const { who, program } = request
    const { due, parcelId } = await packed(request, 1_100)
    const [approval, ...others] = (await who.call('GET /approvals')).items
    expect(others).toEqual([])
    expect(approval!.picture).toMatchObject({
      total_fen: ESTIMATE_FEN,
      deposit_fen: DEPOSIT_FEN,
      then_pays: true,
      ...UP_TO,
    })
    expect((await who.call('GET /messages')).items.map(({ title }) => title)).toContain(
      'Script asks to spend ¥202.00',
    )
    // One step more than estimated: exactly the most that was approved.
    expect(due.amount_fen).toBe(UP_TO.up_to_fen - DEPOSIT_FEN)
    await pay(program, due)
    expect(await frozenOf(who)).toBe(UP_TO.up_to_fen)
    const { items } = await who.call('GET /tokens/{id}/acts', { params: { id: program.id }, query: {} })
    expect(items).toMatchObject([
      { route: 'POST /payments', amount_fen: due.amount_fen, outcome: 'approved' },
      { route: 'POST /parcels', amount_fen: DEPOSIT_FEN, outcome: 'approved', subject_id: parcelId },
    ])
  })

  test('that turned out dearer is asked about again, with where it goes and how', async () => {
    const request = await aRequest('bo', UP_TO)
    const { who, program } = request
    const { due } = await packed(request, 1_600)
    const { data } = await asked(pay(program, due))
    expect(data).toMatchObject({ why: ['above_act', 'above_day'], amount_fen: due.amount_fen })
    expect(await frozenOf(who)).toBe(DEPOSIT_FEN)
    const { items } = await who.call('GET /approvals')
    expect(items.find(({ asks }) => asks === 'pay')!.picture).toMatchObject({
      address: expect.stringMatching(/1 Raffles Place.*Singapore$/),
      line: expect.stringMatching(/EMS/),
      total_fen: due.amount_fen,
    })
  })

  test('without the most it is asked about twice, and says so', async () => {
    const request = await aRequest('cy')
    const { who, program } = request
    const { due } = await packed(request)
    const [{ picture } = expect.fail()] = (await who.call('GET /approvals')).items
    expect(picture.deposit_fen).toBe(DEPOSIT_FEN)
    expect(picture).not.toHaveProperty('then_pays')
    await asked(pay(program, due))
  })

  test('is paid once, whoever pays and however often', async () => {
    const request = await aRequest('dan', UP_TO)
    const { who, program } = request
    const { due } = await packed(request)
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => pay(at % 3 === 0 ? who : program, due)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await frozenOf(who)).toBe(ESTIMATE_FEN)
    expect((await expectRefusal(pay(program, due), 'transition_not_allowed')).reason).toBe('already_paid')
  })

  test('covers nothing else: no other program, package, payment, and nothing once it is cancelled', async () => {
    const request = await aRequest('eli', UP_TO)
    const { who, program } = request
    const { due, parcelId } = await packed(request)
    await asked(pay(await aProgram(who), due))
    const order = await given.anOrder(who)
    const both = due.amount_fen + order.totalFen
    const body = { supplement_ids: [due.id], order_ids: [order.id], method: 'balance' as const }
    await asked(program.call('POST /payments', { body: { ...body, expected_total_fen: both } }, keyed()))
    await expectRefusal(pay(program, { ...due, amount_fen: due.amount_fen - 1 }), 'out_of_date')
    await who.call('POST /parcels/{id}/cancel', { params: { id: parcelId }, body: {} })
    await expectRefusal(pay(program, due), 'transition_not_allowed')
    expect(await frozenOf(who)).toBe(0)
  })

  test('covers nothing once the program was stopped or the money is gone', async () => {
    const request = await aRequest('fay', UP_TO, 10_000)
    const { who, program } = request
    const { due } = await packed(request)
    await expectRefusal(pay(program, due), 'insufficient_balance')
    await who.call('DELETE /tokens/{id}', { params: { id: program.id } })
    await expectRefusal(pay(program, due), 'login_required')
    await given.money(world, who, 10_000)
    await asked(pay(await aProgram(who), due))
    expect(await frozenOf(who)).toBe(DEPOSIT_FEN)
  })

  test('the most is at least the total', async () => {
    const { program, body } = await aRequest('gil')
    const low = { ...body, up_to_fen: ESTIMATE_FEN - 1 }
    const refused = await expectRefusal(
      program.call('POST /parcels', { body: low }, keyed()),
      'invalid_input',
    )
    expect(refused.fields).toHaveProperty('up_to_fen')
  })
})

describe('a package that is paid by its estimate', () => {
  test('may be approved with what packing adds', async () => {
    const request = await aRequest('hal', { up_to_fen: ESTIMATE_FEN })
    const { who, program } = request
    const total = ESTIMATE_FEN - 500
    const body = { ...request.body, pay_way: 'estimate' as const, expected_total_fen: total }
    const { data } = await asked(
      program.call('POST /parcels', { body: { ...body, ...UP_TO } }, keyed('ship')),
    )
    // Creating it costs nothing; what is asked about is the most.
    expect(data['why']).toEqual(['above_act', 'above_day', 'terms', 'new_address'])
    const id = String(data['approval_id'])
    await who.call('POST /approvals/{id}/approve', { params: { id }, body: {} })
    const made = await program.call('POST /parcels', { body: { ...body, ...UP_TO } }, keyed('ship'))
    const first = { parcel_id: made.id, method: 'balance' as const, expected_total_fen: total }
    await program.call('POST /payments', { body: first }, keyed())
    await given.pickAll(packer, made.id)
    await given.pack(packer, made.id, { grams: 1_100 })
    const { supplement } = await who.call('GET /parcels/{id}', { params: { id: made.id } })
    await pay(program, supplement!)
    expect(await frozenOf(who)).toBe(total + STEP_FEN)
  })
})

describe('what a shopper is asked', () => {
  test('is shown in the language of its reader, whichever the program and the account speak', async () => {
    const who = await world.shopper('ida', { lang: 'zh' })
    await given.money(world, who, 100_000)
    const { id: address_id } = await given.anAddressInSingapore(who)
    const thing = await given.stock(world, who, packer, { grams: 600 })
    const program = await aProgram(who)
    const wish = { address_id, service_ids: ['remove_packaging'] }
    const form = await given.parcelForm(who, [thing], wish)
    await asked(program.call('POST /parcels', { body: form }, keyed()))
    const made = await given.aParcel(who, [await given.stock(world, who, packer)], wish)
    const body = { parcel_id: made.id, method: 'balance', expected_total_fen: made.total_fen } as const
    await asked(program.call('POST /payments', { body }, keyed()))
    const shown = async (call: Person['call']) =>
      (await call('GET /approvals')).items.map(({ picture: { address, line, services } }) => [
        address,
        line,
        services,
      ])
    const chinese = [expect.stringMatching(/新加坡$/), 'EMS 邮政特快', ['去除商家包装']]
    const english = [expect.stringMatching(/Singapore$/), 'EMS', ['Remove sellers’ packaging']]
    expect(await shown(who.call)).toEqual([chinese, chinese])
    expect(await shown(world.caller(who.token, 'en'))).toEqual([english, english])
    expect(JSON.stringify(await who.call('GET /approvals'))).not.toContain('in_each')
    // The name is the one at the time of asking.
    const renamed = { en: 'Other', zh: '别的' }
    await world.db.updateTable('shipping_lines').set({ name: renamed }).where('id', '=', 'PST-EMS').execute()
    expect(await shown(who.call)).toEqual([chinese, chinese])
  })
})
