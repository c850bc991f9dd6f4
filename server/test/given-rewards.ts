import { fieldsOf, inEachLanguage, LANGUAGES, textsOf } from '@longhaul/domain/languages.ts'
import type { createCouponOffer, createPlan } from '@longhaul/contract/rewards/rewards.staff.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import type { Person, TestWorld } from './world.ts'

/* The part of `given` for coupons, points and plans. */

type Offer = BodyOf<typeof createCouponOffer>

/** A coupon offer as finance creates it: 10.00 yuan off the service fee for 30 days, at most 100 per shopper, unless `changes` says otherwise. */
export const aCouponOffer = async (finance: Person, changes: Partial<Offer> = {}): Promise<string> =>
  (
    await finance.call('POST /staff/coupon_offers', {
      body: {
        ...fieldsOf(
          'name',
          inEachLanguage((lang) => (LANGUAGES[lang].script === 'chinese' ? '立减 10 元' : 'Ten yuan off')),
        ),
        purpose: 'service',
        amount_fen: 'per_mille' in changes && changes.per_mille ? null : 1_000,
        per_mille: null,
        cap_fen: null,
        minimum_fen: 0,
        valid_days: 30,
        ends_at: null,
        code: null,
        on_register: false,
        points_price: null,
        total_limit: null,
        per_shopper: 100,
        ...changes,
      },
    })
  ).id

/** Gives a shopper a coupon; returns its id. */
export async function aCoupon(finance: Person, who: Person, changes: Partial<Offer> = {}): Promise<string> {
  const id = await aCouponOffer(finance, changes)
  const body = { shopper: who.email, note: '' }
  return (await finance.call('POST /staff/coupon_offers/{id}/give', { params: { id }, body })).id
}

type NewPlan = BodyOf<typeof createPlan>

/** A plan as finance creates it: 30.00 yuan a month for a service fee of 2 % and photos at 1.00 yuan, unless `changes` says otherwise. */
export const aPlan = async (finance: Person, changes: Partial<NewPlan> = {}): Promise<string> =>
  (
    await finance.call('POST /staff/plans', {
      body: {
        ...fieldsOf(
          'name',
          inEachLanguage((lang) => (LANGUAGES[lang].script === 'chinese' ? '常客套餐' : 'Frequent')),
        ),
        price_fen: 3_000,
        free_storage_days: 60,
        photo_price_fen: 100,
        service_per_mille: 20,
        review_hours: 2,
        ...changes,
      },
    })
  ).id

/** The coupon offers of a shop, as two people created them: one on registration of this worth, and a cheap and a dear one to give. */
export async function theOffers(world: TestWorld, welcomeFen: number): Promise<void> {
  const offer = (amount_fen: number, on_register: boolean) => ({
    name: textsOf(
      'name',
      fieldsOf(
        'name',
        inEachLanguage(() => `${amount_fen / 100}`),
      ),
    ),
    purpose: 'service' as const,
    amount_fen,
    minimum_fen: 0,
    valid_days: 365,
    on_register,
    per_shopper: 100,
    created_at: world.clock.now(),
  })
  await world.db
    .insertInto('coupon_offers')
    .values([offer(welcomeFen, true), offer(3_000, false), offer(90_000, false)])
    .execute()
}
