import {
  NEVER,
  MOVES_MAX,
  type Scales,
  type SellerState,
  type Asked,
  type Forecast,
  type Verdict,
} from './known.ts'

/** What is known of a product or of one option: how much heavier it is than its words say. */
export type Level = { mean: number; variance: number; day: number; seen: number }

/** What the weighings of one product say. */
export type ProductState = {
  own: Level | null
  options: {
    get(option: string | number): Level | undefined
    set(option: string | number, level: Level): unknown
    keys(): Iterable<string | number>
  }
  /** The sum of squared surprises, for the noise of this product. */
  surprises: number
  count: number
  /** A value that looked like a slip; another of its kind proves it right. */
  waiting: number | null
  changedDay: number
}

export const newProduct = (): ProductState => ({
  own: null,
  options: new Map<string | number, Level>(),
  surprises: 0,
  count: 0,
  waiting: null,
  changedDay: NEVER,
})

/** The forecast for a piece from everything that was weighed before. */
export function forecast(
  state: ProductState,
  seller: SellerState,
  scales: Scales,
  { option, day, kind, difficulty, countVariance }: Asked,
): Forecast {
  const noise = noiseOf(state, scales, kind)
  const { own } = state
  if (own === null) {
    const isKnown = seller.products > 0
    return {
      mean: seller.mean + seller.slope * Math.min(MOVES_MAX, day - seller.day),
      variance: seller.variance + (scales.product * difficulty) ** 2 + countVariance,
      noise,
      level: isKnown ? 'seller' : 'text',
      seen: seller.products,
    }
  }
  const chosen = state.options.get(option)
  const from = chosen ?? own
  return {
    mean: from.mean + seller.slope * Math.min(MOVES_MAX, day - from.day),
    variance: from.variance + scales.wander * (day - from.day) + (chosen ? 0 : scales.option ** 2),
    noise,
    level: chosen ? (chosen.seen > 2 ? 'option well known' : 'option') : 'product',
    seen: from.seen,
  }
}

const NOISE_EQUAL = 4
function noiseOf({ surprises, count }: ProductState, scales: Scales, kind: string | null): number {
  const usual = (scales.noise[kind ?? ''] ?? scales.noise['all']!) ** 2
  return (NOISE_EQUAL * usual + surprises) / (NOISE_EQUAL + count)
}

/** Slips of the scale or keyboard, as factors, and how often each of a hundred slips is of its kind. */
const SLIPS = [
  [10, 0.34],
  [0.1, 0.34],
  [1_000, 0.07],
  [0.001, 0.05],
  [2, 0.08],
  [0.5, 0.08],
  [0.4536, 0.02],
  [2.2046, 0.02],
].map(([factor, share]) => ({ log: Math.log(factor!), share: share! }))
/** How likely goods are to change between two weighings, and how far, as a logarithm. */
const CHANGES = 0.04
const CHANGE_VARIANCE = 0.4 ** 2
/** With a value of the same kind waiting, a change is likely, and two equal slips are not. */
const CHANGES_AGAIN = 0.4
const SLIPS_AGAIN = 0.02

/** Student's t with five degrees of freedom: values far off occur. */
export function distantDensity(off: number, variance: number): number {
  const far = 1 + (off * off) / (5 * variance)
  return 0.3796 / (Math.sqrt(variance) * far * far * far)
}

/**
 * Weighs whether a surprise is usual, a change of the goods, or a slip; a confirmed weight is no slip.
 */
export function judge(
  { waiting }: ProductState,
  { mean, variance, noise }: Forecast,
  scales: Scales,
  value: number,
  pieces: number,
  isConfirmed: boolean,
): Verdict {
  const surprise = value - mean
  const spread = variance + noise
  const agrees = waiting !== null && Math.abs(value - waiting) < 4 * Math.sqrt(2 * noise)
  const usual = (1 - CHANGES) * distantDensity(surprise, spread)
  const change = agrees
    ? CHANGES_AGAIN * distantDensity(value - waiting, 2 * noise)
    : CHANGES * distantDensity(surprise, spread + CHANGE_VARIANCE)
  const slips = isConfirmed ? 0 : scales.slips * (agrees ? SLIPS_AGAIN : 1)
  let slip = 0
  for (let at = 0; at < SLIPS.length; at += 1)
    slip += SLIPS[at]!.share * distantDensity(surprise - SLIPS[at]!.log, spread)
  if (pieces > 1) slip += 0.3 * distantDensity(surprise + Math.log(pieces), spread)
  slip *= slips
  const all = usual + change + slip
  return { surprise, slip: slip / all, change: change / all, isWaitingRight: agrees && change > usual }
}

/** How much likelier than right a value is a slip. */
export const oddsOf = ({ slip }: Verdict): number => slip / Math.max(1e-12, 1 - slip)

/** Takes a weighing into what is known of its product, in place. */
export function observe(
  state: ProductState,
  seller: SellerState,
  scales: Scales,
  asked: Asked,
  value: number,
  said: Forecast,
  verdict: Verdict,
): void {
  const { option, day } = asked
  const { slip, change, surprise } = verdict
  const spread = said.variance + said.noise
  const before = state.options.get(option)
  const begun: Level = {
    mean: said.mean,
    variance: said.variance,
    day,
    seen: verdict.isWaitingRight ? 1 : (before?.seen ?? 0),
  }
  const wasOwn = state.own
  const own: Level =
    wasOwn === null
      ? { ...begun, seen: 0 }
      : {
          mean: wasOwn.mean + seller.slope * Math.min(MOVES_MAX, day - wasOwn.day),
          variance: wasOwn.variance + scales.wander * (day - wasOwn.day),
          day,
          seen: wasOwn.seen,
        }
  const target = verdict.isWaitingRight ? (value + state.waiting!) / 2 : null
  state.options.set(option, moved(begun, said.noise, value, target, verdict))
  state.own = moved(own, said.noise + scales.option ** 2, value, target, verdict)
  if (change > 0.05 && before)
    for (const name of state.options.keys()) {
      const other = name === option ? undefined : state.options.get(name)
      if (other)
        state.options.set(name, {
          ...other,
          mean: other.mean + 0.7 * change * surprise,
          variance: Math.max(other.variance, 0.06 * change),
        })
    }
  if (wasOwn !== null) {
    state.count += 1
    state.surprises +=
      (Math.min(surprise ** 2, 9 * spread) * (1 - slip - change) * said.noise) / spread +
      (slip + change) * said.noise
  }
  state.waiting = slip > 0.5 ? value : null
  if (change > 0.5) state.changedDay = day
}

/** A level after a weighing: a mixture of the usual step, of a change, and of no step at all. */
function moved(
  level: Level,
  noise: number,
  value: number,
  target: number | null,
  { slip, change }: Verdict,
): Level {
  const off = value - level.mean
  const gain = level.variance / (level.variance + noise)
  const usual = level.mean + gain * off
  const ofWide = (level.variance + CHANGE_VARIANCE) / (level.variance + CHANGE_VARIANCE + noise)
  const changed = target ?? level.mean + ofWide * off
  const rest = 1 - slip - change
  const mean = rest * usual + change * changed + slip * level.mean
  return {
    mean,
    variance:
      rest * ((1 - gain) * level.variance + (usual - mean) ** 2) +
      change * ((target === null ? ofWide * noise : noise / 2) + (changed - mean) ** 2) +
      slip * (level.variance + (level.mean - mean) ** 2),
    day: level.day,
    seen: level.seen + (slip > 0.5 ? 0 : 1),
  }
}
