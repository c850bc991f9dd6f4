import type { Stated } from '../stated.ts'
import type { Measure } from '../weighings.ts'
import type { Fit, Forecast, MarketplaceState, SellerState, Statements } from './known.ts'
import { isFirst } from './density.ts'
import { distantDensity } from './states.ts'

/** What a seller states of one measure, as a logarithm. Round figures are often those of every form. */
export type Statement = { log: number; isRound: boolean }

/** What is stated of a measure: grams, cubic centimetres or millimetres; null if nothing is. */
export function statementOf({ grams, sidesMm }: Stated, measure: Measure): Statement | null {
  if (measure === 'weight') return grams === null ? null : { log: Math.log(grams), isRound: isRound(grams) }
  if (sidesMm === null) return null
  const [a, b, c] = sidesMm
  return {
    log: Math.log(measure === 'longest' ? Math.max(a, b, c) : (a * b * c) / 1_000),
    isRound: sidesMm.every(isRound),
  }
}

/** A single digit and zeros. */
const isRound = (value: number): boolean => Number(value.toPrecision(1)) === value

/** A statement about goods beside their words, with what is known of such statements of their seller. */
type Claim = {
  isRound: boolean
  /** How much more is stated than the words say. */
  off: number
  /** How likely such a statement is about the goods at all, before it is compared with anything. */
  honest: number
  /** How much heavier goods are than is stated of them, packed as they come, and how that varies. */
  bias: number
  variance: number
}

/** As if so many goods of a marketplace, and then of a seller, had shown what is assumed. */
const EQUAL = { marketplace: 10, seller: 2, bias: 5 } as const
/** Assumed until goods were weighed: few sellers take the trouble, and fewer of those with round figures. */
const HONEST = { round: 0.1, exact: 0.25 } as const
const BIAS = 0.05
const VARIANCE = 0.25 ** 2
const VARIANCE_MIN = 0.05 ** 2
/** How far statements that have nothing to do with the goods lie from what the words say. */
const ELSEWHERE = 1.2 ** 2

/** Judges a statement by what its seller, and the marketplace, stated of goods that were weighed. */
export function claimOf(
  { log, isRound: round }: Statement,
  text: number,
  seller: SellerState,
  marketplace: MarketplaceState | undefined,
): Claim {
  const form = round ? 'round' : 'exact'
  const [theirs, own] = [marketplace?.stated, seller.stated]
  const usual = shareOf(theirs?.[form], HONEST[form], EQUAL.marketplace)
  const all = bothOf(theirs)
  const bias = (all.off + EQUAL.bias * BIAS) / (all.right + EQUAL.bias)
  const squares = all.squares - 2 * bias * all.off + bias ** 2 * all.right
  const ofSeller = bothOf(own)
  return {
    isRound: round,
    off: log - text,
    honest: shareOf(own?.[form], usual, EQUAL.seller),
    bias: (ofSeller.off + EQUAL.bias * bias) / (ofSeller.right + EQUAL.bias),
    variance: Math.max(
      VARIANCE_MIN,
      (squares + EQUAL.marketplace * VARIANCE) / (all.right + EQUAL.marketplace),
    ),
  }
}

const shareOf = (fit: Fit | undefined, otherwise: number, equal: number): number =>
  ((fit?.right ?? 0) + equal * otherwise) / ((fit?.all ?? 0) + equal)

const NOTHING: Fit = { all: 0, right: 0, off: 0, squares: 0 }
const nothing = (): Statements => ({ round: { ...NOTHING }, exact: { ...NOTHING } })

function bothOf({ round, exact }: Statements = { round: NOTHING, exact: NOTHING }): Fit {
  return {
    all: round.all + exact.all,
    right: round.right + exact.right,
    off: round.off + exact.off,
    squares: round.squares + exact.squares,
  }
}

/**
 * The forecast given what is stated: a mixture of what follows if it is about the goods, and of what their
 * words say, by how likely either is. Of goods that were weighed before, their own weights say more.
 */
export function givenClaim(said: Forecast, { off, honest, bias, variance }: Claim): Forecast {
  if (!isFirst(said)) return said
  const surprise = off + bias - said.mean
  const fits = honest * distantDensity(surprise, said.variance + variance)
  const believed = fits / (fits + (1 - honest) * distantDensity(off, ELSEWHERE))
  const gain = said.variance / (said.variance + variance)
  return {
    ...said,
    mean: said.mean + believed * gain * surprise,
    variance: said.variance * (1 - believed * gain) + believed * (1 - believed) * (gain * surprise) ** 2,
    believed,
  }
}

/** Takes the first weighing of goods into what is known of statements by their seller, in place. */
export function observeClaim(
  seller: SellerState,
  marketplace: MarketplaceState,
  claim: Claim,
  value: number,
  trust: number,
): void {
  const heavier = value - claim.off
  const fits = claim.honest * distantDensity(heavier - claim.bias, claim.variance)
  const right = trust * (fits / (fits + (1 - claim.honest) * distantDensity(claim.off, ELSEWHERE)))
  for (const known of [seller, marketplace]) {
    known.stated ??= nothing()
    const fit = known.stated[claim.isRound ? 'round' : 'exact']
    fit.all += trust
    fit.right += right
    fit.off += right * heavier
    fit.squares += right * heavier ** 2
  }
}
