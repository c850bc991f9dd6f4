import type { Money, Test, ValueTest, Window } from './rule.ts'
import { WHOLE } from './rule.ts'
import {
  type Consignment,
  MICRO,
  type Micro,
  type Received,
  type Shipment,
  compared,
  exactValue,
  inCurrency,
  receivedValue,
} from './shipment.ts'

/** Why a charge is not due. */
export type WhyZero =
  | 'under_limit'
  | 'over_limit'
  | 'allowance'
  | 'carriage'
  | 'statement'
  | 'stated'
  | 'province'
  | 'origin'
  | 'goods'
  | 'weight'
  | 'pieces'
  | 'too_small'
  | 'zero_rate'
  | 'suspended'
  | 'void'

/** The answer to a list of tests: if they do not hold, why, and what is left to a limit of value. */
export type Outcome = {
  readonly holds: boolean
  /** Something was taken as usual because it is not known, so that the answer is no more than an estimate. */
  readonly guessed: boolean
  readonly why: WhyZero | null
  /** A statement that is not true of the shipment, where that is the reason. */
  readonly statement?: string | undefined
  readonly limit: Money | null
  /** In minor units of the place's currency, rounded down. */
  readonly left: number | null
}

const yes = (guessed = false): Outcome => ({ holds: true, guessed, why: null, limit: null, left: null })
const answer = (holds: boolean, why: WhyZero, guessed = false): Outcome =>
  holds ? yes(guessed) : { holds, guessed, why, limit: null, left: null }

/** Whether all tests hold; otherwise the reason of the first that does not. */
export function holdAll(tests: readonly Test[], consignment: Consignment): Outcome {
  let guessed = false
  for (const test of tests) {
    const outcome = judge(test, consignment)
    guessed ||= outcome.guessed
    if (!outcome.holds) return { ...outcome, guessed }
  }
  return yes(guessed)
}

function judge(test: Test, consignment: Consignment): Outcome {
  const { shipment } = consignment
  switch (test.is) {
    case 'carriage':
      return answer(test.among.includes(shipment.carriage), 'carriage')
    case 'stated':
      return {
        ...answer(
          test.among.some((word) => shipment.stated.includes(word)),
          'statement',
        ),
        statement: test.among[0],
      }
    case 'province':
      return answer(
        shipment.province !== null && test.among.includes(shipment.province),
        'province',
        shipment.province === null,
      )
    case 'origin':
      return answer(
        shipment.goods.some(({ origin }) => test.among.includes(origin)),
        'origin',
      )
    case 'parcels': {
      const before = receivedIn(test.window, shipment)
      return answer((before?.parcels ?? 0) + 1 <= test.atMost, 'allowance', !before?.isComplete)
    }
    case 'pieces': {
      const counted = shipment.goods.filter(({ code }) => test.goods === null || begins(code, test.goods))
      return answer(counted.reduce((sum, { pieces }) => sum + pieces, 0) <= test.atMost, 'pieces')
    }
    case 'grams':
      return answer((shipment.grams ?? 0) <= test.atMost, 'weight', shipment.grams === null)
    case 'all_goods':
    case 'any_goods':
      return judgeGoods(test, consignment)
    case 'not': {
      const outcome = judge(test.test, consignment)
      if (!outcome.holds) return yes(outcome.guessed)
      return answer(false, reasonOf(test.test), outcome.guessed)
    }
    case 'any': {
      const outcomes = test.tests.map((entry) => judge(entry, consignment))
      return outcomes.find(({ holds }) => holds) ?? outcomes[0]!
    }
    default:
      return judgeValue(test, consignment)
  }
}

/** Whether a code begins with one of these. A missing code begins with none. */
export const begins = (code: string | null, beginnings: readonly string[]): boolean =>
  code !== null && beginnings.some((beginning) => code.startsWith(beginning))

function judgeGoods(
  test: Extract<Test, { is: 'all_goods' | 'any_goods' }>,
  { shipment: { goods } }: Consignment,
): Outcome {
  const matches = (line: { readonly code: string | null }): boolean => begins(line.code, test.codes)
  const holds = test.is === 'all_goods' ? goods.every(matches) : goods.some(matches)
  return answer(
    holds,
    'goods',
    goods.some(({ code }) => code === null),
  )
}

function judgeValue(test: ValueTest, consignment: Consignment): Outcome {
  const { shipment, currency, rates } = consignment
  const value = measureOf(test, consignment)
  const guessed = test.window !== null && !receivedIn(test.window, shipment)?.isComplete
  const [measure, limit] = compared(value, shipment.currency, test.limit, rates)
  const holds = {
    within: measure <= limit,
    below: measure < limit,
    above: measure > limit,
    reaches: measure >= limit,
  }
  if (holds[test.is]) return yes(guessed)
  const isUnder = test.is === 'above' || test.is === 'reaches'
  const local = inCurrency({ currency: shipment.currency, minor: 1 }, currency, rates)
  const left = isUnder ? (inCurrency(test.limit, currency, rates) - (value * local) / MICRO) / MICRO : null
  return {
    holds: false,
    guessed,
    why: isUnder ? 'under_limit' : 'over_limit',
    limit: test.limit,
    left: left === null ? null : Number(left),
  }
}

const receivedIn = (window: Window, { received }: Shipment): Received | undefined =>
  received.find((entry) => entry.window === window)

/** What a test compares with its limit, in the currency of the shipment: what was received is added. */
export function measureOf(test: ValueTest, consignment: Consignment): Micro {
  const own = (measured(test, consignment) * BigInt(test.valued)) / BigInt(WHOLE)
  const parts = test.of === 'item' ? [] : test.of
  return own + BigInt(receivedValue(consignment.shipment, test.window, parts)) * MICRO
}

/** The value that a test measures of the shipment itself. */
function measured({ of }: ValueTest, { shipment }: Consignment): Micro {
  if (of !== 'item') return exactValue(shipment, of)
  const prices = shipment.goods.map(
    ({ value, pieces }) => (BigInt(value) * MICRO) / BigInt(Math.max(1, pieces)),
  )
  return prices.reduce((dearest, price) => (price > dearest ? price : dearest), 0n)
}

/** Why something is not due to which a test must not apply. */
function reasonOf(test: Test): WhyZero {
  switch (test.is) {
    case 'stated':
      return 'stated'
    case 'all_goods':
    case 'any_goods':
      return 'goods'
    case 'parcels':
      return 'allowance'
    case 'grams':
      return 'weight'
    case 'within':
    case 'below':
      return 'under_limit'
    case 'above':
    case 'reaches':
      return 'over_limit'
    case 'not':
      return reasonOf(test.test)
    case 'any':
      return reasonOf(test.tests[0]!)
    default:
      return test.is
  }
}
