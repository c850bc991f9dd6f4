/** A day before all others; it can be stored as JSON. */
export const NEVER = -1_000_000

/** For longer than this nobody knows how a seller moves on, in days. */
export const MOVES_MAX = 200

/** How far goods, sellers, options and pieces lie apart, as standard deviations of logarithms. */
export type Scales = {
  /** Products from what their words say, in units of how far goods of such words usually lie apart. */
  product: number
  seller: number
  option: number
  /** Pieces of one option, by kind; `all` for kinds with few. */
  noise: Readonly<Record<string, number>>
  /** How much the variance of what is known of a product grows in a day. */
  wander: number
  /** The share of weighings that are slips of the scale or of the keyboard. */
  slips: number
}

/** How much heavier the goods of a seller are than their words say, and how that moves in a day. */
export type SellerState = {
  mean: number
  variance: number
  day: number
  products: number
  slope: number
  slopeVariance: number
  /** Sums of surprises in either direction; a large one raises the alarm. */
  up: number
  down: number
  alarmDay: number
  /** Left out until goods of which something was stated were weighed. */
  stated?: Statements
}

export type MarketplaceState = { mean: number; variance: number; pieces: number; stated?: Statements }

/**
 * How goods compared with what was stated of them: how many were weighed, in how many of them it was about
 * the goods, and by how much those were heavier than stated, with its square, as sums of logarithms.
 */
export type Fit = { all: number; right: number; off: number; squares: number }

/** By the form of what was stated: a single digit and zeros, or anything else. */
export type Statements = Record<'round' | 'exact', Fit>

/** A piece about to be weighed. */
export type Asked = {
  option: string | number
  day: number
  kind: string | null
  /** How far goods of such words lie apart, and what an unlearnt count adds to that. */
  difficulty: number
  countVariance: number
}

/** What a forecast stands on, from the least to the most specific. */
export const BASES = ['text', 'seller', 'product', 'option', 'option well known'] as const
export type Basis = (typeof BASES)[number]

/** How much heavier a piece will be than its words say. */
export type Forecast = {
  mean: number
  /** The variance of what is not known of the goods, and that of pieces. */
  variance: number
  noise: number
  level: Basis
  seen: number
  /** How likely what is stated is about the goods; left out where nothing is, or the goods were weighed. */
  believed?: number
}

/** What a weighing turned out to be: the probabilities of a slip and of a change of the goods. */
export type Verdict = { surprise: number; slip: number; change: number; isWaitingRight: boolean }
