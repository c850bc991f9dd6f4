import {
  NEVER,
  MOVES_MAX,
  type Scales,
  type SellerState,
  type MarketplaceState,
  type Asked,
  type Forecast,
  type Verdict,
} from './known.ts'
/** A seller of a marketplace is at first like the others there. */
export const newSeller = (
  marketplace: MarketplaceState | null,
  scales: Scales,
  day: number,
): SellerState => ({
  mean: marketplace?.mean ?? 0,
  variance: scales.seller ** 2 + (marketplace?.variance ?? MARKETPLACE_VARIANCE),
  day,
  products: 0,
  slope: 0,
  slopeVariance: SLOPE_VARIANCE,
  up: 0,
  down: 0,
  alarmDay: NEVER,
})

export const newMarketplace = (): MarketplaceState => ({ mean: 0, variance: MARKETPLACE_VARIANCE, pieces: 0 })
const MARKETPLACE_VARIANCE = 0.15 ** 2

/** Sellers make their goods up to about a fifth heavier or lighter in a year. */
const SLOPE_VARIANCE = (0.2 / 365) ** 2
const SLOPE_MAX = 0.6 / 365

/** Takes a weighing into what is known of its seller and marketplace, in place. */
export function observeSeller(
  seller: SellerState,
  marketplace: MarketplaceState,
  asked: Asked,
  isFirst: boolean,
  since: number,
  said: Forecast,
  { surprise, slip, change }: Verdict,
): void {
  const spread = said.variance + said.noise
  const off = Math.max(-3, Math.min(3, surprise / Math.sqrt(spread))) * Math.sqrt(spread)
  const trust = 1 - slip
  marketplace.pieces += 1
  if (isFirst) {
    const shared = (trust * marketplace.variance) / (marketplace.variance + spread)
    marketplace.mean += shared * off
    marketplace.variance *= 1 - shared
    const moves = Math.min(MOVES_MAX, asked.day - seller.day)
    const gain = (trust * seller.variance) / spread
    seller.mean += seller.slope * moves + gain * off
    seller.variance *= 1 - gain
    seller.products += 1
    seller.day = asked.day
    return
  }
  const steady = Math.max(0, trust - change)
  const gain = (steady * seller.slopeVariance * since) / (seller.slopeVariance * since ** 2 + spread)
  seller.slope = Math.max(-SLOPE_MAX, Math.min(SLOPE_MAX, seller.slope + gain * off))
  seller.slopeVariance *= 1 - gain * since
  const standard = (trust * off) / Math.sqrt(spread)
  seller.up = Math.max(0, seller.up + standard - ALARM_SLACK)
  seller.down = Math.max(0, seller.down - standard - ALARM_SLACK)
  if (Math.max(seller.up, seller.down) > ALARM_AT) {
    seller.up = 0
    seller.down = 0
    seller.alarmDay = asked.day
    // Whatever was known of its movement no longer holds.
    seller.slopeVariance = Math.max(seller.slopeVariance, SLOPE_VARIANCE)
  }
}

const ALARM_SLACK = 0.5
const ALARM_AT = 5
