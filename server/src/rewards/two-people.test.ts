import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let fay: Person
let sue: Person
let ada: Person
let ana: Person
beforeAll(async () => {
  fay = await world.staff('fay', ['finance'])
  sue = await world.staff('sue', ['support'])
  ada = await world.staff('ada', ['admin'])
  ana = await world.shopper('ana')
})

const reasonOf = async (refused: Promise<unknown>) =>
  (await expectRefusal(refused, 'transition_not_allowed')).reason

describe('what many shoppers get cheaper', () => {
  test.each(['POST /staff/coupon_offers', 'POST /staff/plans'] as const)(
    '%s takes two people',
    async (call) => {
      const body = call === 'POST /staff/plans' ? given.planBody() : given.offerBody({ code: 'HALFPRICE' })
      const made = async () =>
        (await fay.call('GET /staff/coupon_offers')).items.length +
        (await fay.call('GET /staff/plans')).items.length
      const before = await made()
      const alone =
        call === 'POST /staff/plans'
          ? fay.call(call, { body: given.planBody() })
          : fay.call(call, { body: given.offerBody({ code: 'HALFPRICE' }) })
      expect(await reasonOf(alone)).toBe('second_person_needed')
      const { id } = await fay.call('POST /staff/proposals', {
        body: { call, params: {}, body: { ...body }, reason: 'For spring' },
      })
      expect(await made()).toBe(before)
      const shown = await ada.call('GET /staff/proposals/{id}', { params: { id } })
      expect(shown.subject).toBe(body.name_en)
      expect(shown.changes).toContainEqual(
        call === 'POST /staff/plans'
          ? { name: 'price_fen', before: null, after: 3_000 }
          : { name: 'amount_fen', before: null, after: 1_000 },
      )
      const approve = { params: { id }, body: { figure: null } }
      expect(await reasonOf(fay.call('POST /staff/proposals/{id}/approve', approve))).toBe(
        'second_person_needed',
      )
      await ada.call('POST /staff/proposals/{id}/approve', approve)
      expect(await made()).toBe(before + 1)
    },
  )
})

describe('coupons given to shoppers', () => {
  const give = (who: Person, id: string, shopper = ana) =>
    who.call('POST /staff/coupon_offers/{id}/give', {
      params: { id },
      body: { shopper: shopper.email, note: '' },
    })

  test('of a large amount are not given by one person alone', async () => {
    const id = await given.aCouponOffer(fay, { purpose: 'shipping', amount_fen: 100_000 })
    expect(await reasonOf(give(sue, id))).toBe('second_person_needed')
    const body = { shopper: ana.email, note: '' }
    const call = 'POST /staff/coupon_offers/{id}/give'
    // With a second person neither twenty of them: three are the most of a day.
    for (let times = 0; times < 3; times++) await given.approved(sue, ada, call, { params: { id }, body })
    const fourth = given.approved(sue, ada, call, { params: { id }, body })
    expect(await reasonOf(fourth)).toBe('day_limit_reached')
    expect((await ana.call('GET /coupons')).counts.usable).toBe(3)
  })

  test('of small amounts are summed over a day and all shoppers', async () => {
    world.clock.advance({ days: 2 })
    for (const person of [fay, sue, ada]) await given.logInAgain(world, person)
    const bo = await world.shopper('bo')
    const id = await given.aCouponOffer(fay, { amount_fen: 5_000 })
    for (let times = 0; times < 6; times++) await give(sue, id, times % 2 ? bo : ana)
    expect(await reasonOf(give(sue, id, bo))).toBe('second_person_needed')
    await give(fay, id, bo)
  })
})
