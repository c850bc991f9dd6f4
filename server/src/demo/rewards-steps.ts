import {
  fieldsOf,
  FIRST_LANG,
  inEachLanguage,
  type InLanguages,
  LANGUAGES,
} from '@longhaul/domain/languages.ts'
import type { Agency } from './agency.ts'
import { SHOPPERS } from './people.ts'

/** The coupons of the demo: one that is typed, one for everybody who registers, three for points; and two plans. */
export async function makeCoupons(agency: Agency): Promise<void> {
  const finance = await agency.staff('finance')
  const offer = {
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
  const make = (more: object) =>
    finance('POST /staff/coupon_offers', { body: { ...offer, ...more } as typeof offer & OfferNames })
  await make({ ...named('Welcome', '新人券'), purpose: 'service', amount_fen: 500, code: 'WELCOME' })
  await make({
    ...named('First order', '首单券'),
    purpose: 'service',
    per_mille: 500,
    cap_fen: 1_000,
    on_register: true,
  })
  await make({
    ...named('Fee, 2 yuan', '服务费 2 元券'),
    purpose: 'service',
    amount_fen: 200,
    points_price: 20,
    per_shopper: 100,
  })
  await make({
    ...named('Freight, 10 yuan', '运费 10 元券'),
    purpose: 'shipping',
    amount_fen: 1_000,
    minimum_fen: 10_000,
    points_price: 100,
    per_shopper: 100,
  })
  await make({
    ...named('Freight, 60 yuan', '运费 60 元券'),
    purpose: 'shipping',
    amount_fen: 6_000,
    minimum_fen: 30_000,
    points_price: 500,
    per_shopper: 100,
  })
  const plan = (
    body: Names & {
      price_fen: number
      service_per_mille: number
      photo_price_fen: number
      free_storage_days: number
      review_hours: number
    },
  ) => finance('POST /staff/plans', { body })
  await plan({
    ...named('Regular', '常客'),
    price_fen: 1_900,
    service_per_mille: 30,
    photo_price_fen: 100,
    free_storage_days: 60,
    review_hours: 4,
  })
  await plan({
    ...named('Dealer', '商家'),
    price_fen: 6_900,
    service_per_mille: 10,
    photo_price_fen: 0,
    free_storage_days: 90,
    review_hours: 3,
  })
}

type Names = InLanguages<'name', string>
type OfferNames = Names & { purpose: 'service' | 'shipping' }

/** The demo speaks English and Chinese; other languages have its English. */
const named = (english: string, chinese: string): Names =>
  fieldsOf(
    'name',
    inEachLanguage((lang) => (LANGUAGES[lang].script === 'chinese' ? chinese : english)),
  )

/** Mei typed the code, and has a coupon for her next package from customer service. */
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
