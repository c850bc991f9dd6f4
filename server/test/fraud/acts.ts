import * as given from '../given.ts'
import { TIME_ACTS, untilMidnight } from './clock.ts'
import { HELP, roleOf } from './help.ts'
import { MONEY_ACTS } from './money-acts.ts'
import { ORDER_ACTS } from './order-acts.ts'
import { PARCEL_ACTS, aThing } from './parcel-acts.ts'
import { type Act, type Helper, NOTHING, type Outcome, attempt, pickOf } from './ring.ts'

const NIGHTS = 12
/** How often a ring does that: each time is a hundred calls. */
const TIMES = 3

/** What can be begun and taken back, and so be repeated for ever. */
const TAKEN_BACK: readonly { begin: readonly Act[]; takeBack: Act }[] = [
  { begin: [PARCEL_ACTS.parcel, PARCEL_ACTS.payParcel], takeBack: PARCEL_ACTS.cancelParcel },
  { begin: [PARCEL_ACTS.orderPhotos], takeBack: PARCEL_ACTS.cancelPhotos },
  { begin: [ORDER_ACTS.askRefund], takeBack: ORDER_ACTS.cancelRefund },
]

/** For some nights, something is begun just before each midnight and taken back just after it. */
const overMidnights: Act = async (ring, n) => {
  if (ring.nightsBegun >= TIMES) return NOTHING
  ring.nightsBegun += 1
  const { begin, takeBack } = pickOf(TAKEN_BACK, n)!
  if (!(await aThing(ring, n))) await PARCEL_ACTS.forward(ring)
  for (let night = 0; night < NIGHTS; night++) {
    await untilMidnight(ring)
    for (const act of begin) if ((await act(ring, n)) === NOTHING) return NOTHING
    await given.later(ring.world, { minutes: 1 })
    await takeBack(ring, n)
  }
  return undefined
}

/** What anybody may do, and what carriers and time do. */
export const ACTS = { ...ORDER_ACTS, ...PARCEL_ACTS, ...MONEY_ACTS, ...TIME_ACTS, overMidnights } as const

/**
 * What is due is paid by the ring and done by staff. The last steps come first, so that each thing takes one.
 */
const DUE = [
  'payOut',
  'decideClaim',
  'refund',
  'handOver',
  'pack',
  'payParcel',
  'receive',
  'purchase',
  'review',
  'paySupplement',
  'answer',
  'pay',
] as const satisfies (keyof typeof ACTS)[]

const work: Act = async (ring, n) => {
  const outcomes: Outcome[] = []
  for (const name of DUE) outcomes.push(await attempt(ring, name, ACTS[name], n))
  return outcomes.includes('done') ? undefined : NOTHING
}

/** The usual course of goods, without which a ring gets nowhere, as often as each is named. */
export const USUAL = [
  ...['work', 'work', 'work', 'order', 'parcel', 'parcel', 'forward', 'rechargeInDollars'],
  ...['deliver', 'damage', 'goMissing', 'claim', 'claim', 'turnUp'],
]

/** What lets the ring go on with what it began, or take it back. */
const TOGETHER = [
  ['askRefund', 'cancelRefund'],
  ['orderPhotos', 'cancelPhotos'],
  ['withdraw', 'cancelWithdrawal'],
]

/** What else a ring may know. */
export const TRICKS: string[][] = [
  ...TOGETHER,
  ...Object.keys(ACTS)
    .filter((name) => ![...USUAL, ...DUE, ...TOGETHER.flat()].includes(name))
    .map((name) => [name]),
]

/** What these helpers do for a ring besides, by name. */
export const helpOf = (helpers: readonly Helper[]): Readonly<Record<string, Act>> =>
  Object.fromEntries(
    helpers.flatMap((helper) =>
      Object.entries(HELP[roleOf(helper)]).map(([name, act]) => [`${name} by ${helper}`, act(helper)]),
    ),
  )

/** All acts of a ring and its helpers, by name. */
export const actsOf = (helpers: readonly Helper[]): Readonly<Record<string, Act>> => ({
  ...ACTS,
  work,
  ...helpOf(helpers),
})
