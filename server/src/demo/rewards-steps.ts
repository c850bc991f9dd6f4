import type { createCouponOffer } from '@longhaul/contract/rewards/rewards.staff.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import {
  fieldsOf,
  FIRST_LANG,
  inEachLanguage,
  type InLanguages,
  LANGUAGES,
} from '@longhaul/domain/languages.ts'
import type { Agency } from './agency.ts'
import { SHOPPERS } from './people.ts'

type Offer = BodyOf<typeof createCouponOffer>
type Names = InLanguages<'name', string>
type Named = keyof Names | 'purpose'

const OFFER: Omit<Offer, Named> = {
  amount_fen: null,
  per_mille: null,
  cap_fen: null,
  minimum_fen: 0,
  valid_days: 90,
  ends_at: null,
  code: null,
  on_register: false,
  points_price: null,
  total_limit: null,
  per_shopper: 1,
}

/** One coupon with a code, one for everyone who registers, three for points. */
const OFFERS: readonly (Pick<Offer, Named> & Partial<Offer>)[] = [
  { ...named('Welcome', '新人券'), purpose: 'service', amount_fen: 500, code: 'WELCOME' },
  {
    ...named('First order', '首单券'),
    purpose: 'service',
    per_mille: 500,
    cap_fen: 1_000,
    on_register: true,
  },
  {
    ...named('Fee, 2 yuan', '服务费 2 元券'),
    purpose: 'service',
    amount_fen: 200,
    points_price: 20,
    per_shopper: 100,
  },
  {
    ...named('Freight, 10 yuan', '运费 10 元券'),
    purpose: 'shipping',
    amount_fen: 1_000,
    minimum_fen: 10_000,
    points_price: 100,
    per_shopper: 100,
  },
  {
    ...named('Freight, 60 yuan', '运费 60 元券'),
    purpose: 'shipping',
    amount_fen: 6_000,
    minimum_fen: 30_000,
    points_price: 500,
    per_shopper: 100,
  },
]

const PLANS = [
  {
    ...named('Regular', '常客'),
    price_fen: 1_900,
    service_per_mille: 30,
    photo_price_fen: 100,
    free_storage_days: 60,
    review_hours: 4,
  },
  {
    ...named('Dealer', '商家'),
    price_fen: 6_900,
    service_per_mille: 10,
    photo_price_fen: 0,
    free_storage_days: 90,
    review_hours: 3,
  },
]

/**
 * The names of an offer in each language: the demo has English and Chinese; other languages get the English
 * one.
 */
function named(english: string, chinese: string): Names {
  const texts = inEachLanguage((lang) => (LANGUAGES[lang].script === 'chinese' ? chinese : english))
  return fieldsOf('name', texts)
}

/** Finance proposes the coupons and plans of the demo, and an admin approves them. */
export async function makeCoupons(agency: Agency): Promise<void> {
  for (const offer of OFFERS)
    await agency.agree('finance', 'admin', 'POST /staff/coupon_offers', { ...OFFER, ...offer })
  for (const plan of PLANS) await agency.agree('finance', 'admin', 'POST /staff/plans', plan)
}

/** Mei redeems the code, and customer service gives her a coupon for her next package. */
export async function giveMei(agency: Agency): Promise<void> {
  const mei = await agency.shopper('mei')
  await mei('POST /coupons/redeem', { body: { code: 'welcome' } })
  const finance = await agency.staff('finance')
  const { items } = await finance('GET /staff/coupon_offers')
  const freight = items.find((offer) => offer[`name_${FIRST_LANG}`] === 'Freight, 10 yuan')
  if (freight)
    await finance('POST /staff/coupon_offers/{id}/give', {
      params: { id: freight.id },
      body: { shopper: SHOPPERS.mei.email, note: 'Thank you for your review.' },
    })
}
