import * as given from '../given.ts'
import { TIME_ACTS, untilMidnight } from './clock.ts'
import { HELP, roleOf } from './help.ts'
import { MONEY_ACTS } from './money-acts.ts'
import { ORDER_ACTS } from './order-acts.ts'
import { PARCEL_ACTS, aThing } from './parcel-acts.ts'
import { type Act, type Helper, NOTHING, limited, pickOf } from './ring.ts'

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

/** What the shop asks for is paid. */
const carryOn = limited(ORDER_ACTS.answer, ORDER_ACTS.paySupplement, ORDER_ACTS.pay, PARCEL_ACTS.payParcel)

/** Staff do the next thing with an order, a package and a request. */
const work = limited(
  PARCEL_ACTS.handOver,
  PARCEL_ACTS.pack,
  ORDER_ACTS.receive,
  ORDER_ACTS.purchase,
  ORDER_ACTS.review,
  ORDER_ACTS.refund,
  PARCEL_ACTS.decideClaim,
  MONEY_ACTS.payOut,
)

/** The usual course of goods, without which a ring gets nowhere. */
export const USUAL: ReadonlyMap<string, Act> = new Map<string, Act>(
  Object.entries({
    dollars: MONEY_ACTS.rechargeInDollars,
    order: ORDER_ACTS.order,
    parcel: PARCEL_ACTS.parcel,
    carryOn,
    work,
  }),
)

/** What anybody may do, and what carriers and time do. */
export const TRICKS: ReadonlyMap<string, Act> = new Map<string, Act>(
  Object.entries({ ...ORDER_ACTS, ...PARCEL_ACTS, ...MONEY_ACTS, ...TIME_ACTS, overMidnights }),
)

/** What these helpers do for a ring besides, by name. */
export const helpOf = (helpers: readonly Helper[]): ReadonlyMap<string, Act> =>
  new Map(
    helpers.flatMap((helper) =>
      Object.entries(HELP[roleOf(helper)]).map(
        ([name, act]) => [`${name} by ${helper}`, act(helper)] as const,
      ),
    ),
  )
