import { fieldsOf, inEachLanguage, LANGUAGES, textsOf } from '@longhaul/domain/languages.ts'
import type { createCouponOffer, createPlan } from '@longhaul/contract/rewards/rewards.staff.ts'
import { CallError } from '@longhaul/contract/client.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { agreedWithSecond } from './given-policy.ts'
import type { Person, TestWorld } from './world.ts'

/* The part of `given` for coupons, points and plans. */

type Offer = BodyOf<typeof createCouponOffer>

/**
 * A coupon offer as finance creates it: 10.00 yuan off the service fee for 30 days, at most 100 per shopper,
 * unless `changes` says otherwise.
 */
export const offerBody = (changes: Partial<Offer> = {}): Offer => ({
  ...named('Ten yuan off', '立减 10 元'),
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
})

const named = (english: string, chinese: string) =>
  fieldsOf(
    'name',
    inEachLanguage((lang) => (LANGUAGES[lang].script === 'chinese' ? chinese : english)),
  )

/** Such an offer, proposed by finance and approved by an admin; returns its id. */
export async function aCouponOffer(finance: Person, changes: Partial<Offer> = {}): Promise<string> {
  const args = { body: offerBody(changes) }
  const made = await agreedWithSecond(finance, 'POST /staff/coupon_offers', args, 'create_coupon_offer')
  return made.subject_id
}

/** Gives a shopper a coupon, with a second person if one person gave too many today; returns its id. */
export async function aCoupon(finance: Person, who: Person, changes: Partial<Offer> = {}): Promise<string> {
  const id = await aCouponOffer(finance, changes)
  const body = { shopper: who.email, note: '' }
  try {
    return (await finance.call('POST /staff/coupon_offers/{id}/give', { params: { id }, body })).id
  } catch (error) {
    if (!(error instanceof CallError) || error.reason !== 'second_person_needed') throw error
  }
  const call = 'POST /staff/coupon_offers/{id}/give'
  const { after } = await agreedWithSecond(finance, call, { params: { id }, body }, 'give_coupon')
  return (after as { coupon_id: string }).coupon_id
}

type NewPlan = BodyOf<typeof createPlan>

/**
 * A plan as finance creates it: 30.00 yuan a month for a service fee of 2 % and photos at 1.00 yuan, unless
 * `changes` says otherwise.
 */
export const planBody = (changes: Partial<NewPlan> = {}): NewPlan => ({
  ...named('Frequent', '常客套餐'),
  price_fen: 3_000,
  free_storage_days: 60,
  photo_price_fen: 100,
  service_per_mille: 20,
  review_hours: 2,
  ...changes,
})

/** Such a plan, proposed by finance and approved by an admin; returns its id. */
export async function aPlan(finance: Person, changes: Partial<NewPlan> = {}): Promise<string> {
  const args = { body: planBody(changes) }
  return (await agreedWithSecond(finance, 'POST /staff/plans', args, 'create_plan')).subject_id
}

/**
 * The coupon offers of a shop, as two people created them: one on registration of this worth, and a cheap and
 * a dear one to give.
 */
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
