import { ACTS, type ActName, ruleOf } from '@longhaul/domain/policy/acts.ts'
import { limitValue } from '@longhaul/domain/policy/limits.ts'
import { helpOf } from './acts.ts'
import { type Role, roleOf } from './help.ts'
import { type Helper, type Ring, idsOf } from './ring.ts'
import { WELCOME_FEN } from './true-values.ts'

/** Amounts are rounded in single fen, a few times in every life. */
const ROUNDING_FEN = 100

/**
 * What the policy lets a ring take, in fen: for each act that its helpers may perform, a day's limit for
 * every day on which they helped; the shift of a rate on what it paid in that currency; and one welcome
 * coupon.
 */
export async function allowedTo(ring: Ring): Promise<number> {
  const help = helpOf(ring.helpers)
  const days = daysOf(ring.story.filter(({ name }) => name in help).map(({ at }) => at))
  const moved = ring.helpers
    .flatMap((helper) => MOVES[roleOf(helper)].map((act) => dayLimit(ring, act, helper)))
    .reduce((total, fen) => total + fen * days, 0)
  return moved + shiftOfRates(ring) + (await welcomed(ring)) + ROUNDING_FEN
}

/** The acts by which each role moves amounts; an admin may do what every role may. */
const MOVES: Readonly<Record<Role, readonly ActName[]>> = {
  finance: ['adjustment', 'coupon'],
  support: ['coupon'],
  buyer: ['purchase_saving'],
  admin: ['adjustment', 'coupon', 'purchase_saving'],
}

/** What one helper moves of an act in a day: more if another helper may agree to it. */
function dayLimit(ring: Ring, act: ActName, helper: Helper): number {
  const isAgreed = ring.helpers.some((other) => other !== helper && maySecond(act, other))
  return limitValue(ruleOf(act), isAgreed ? 'dayFen' : 'aloneDayFen')
}

function shiftOfRates(ring: Ring): number {
  const count = ring.helpers.filter((helper) => maySecond('exchange_rate', helper)).length
  if (count === 0) return 0
  const share = limitValue(ruleOf('exchange_rate'), count > 1 ? 'mostPerMille' : 'alonePerMille')
  return Math.ceil((ring.paidForeignFen * share) / (1000 - share))
}

/** What the ring's coupons for registering are worth or saved, up to one of them. */
async function welcomed(ring: Ring): Promise<number> {
  const now = ring.world.clock.now()
  const coupons = await ring.world.db
    .selectFrom('coupons')
    .where('shopper_id', 'in', idsOf(ring))
    .where('source', '=', 'register')
    .selectAll()
    .execute()
  const worth = coupons.map((coupon) => {
    if (coupon.used_at) return coupon.discount_fen
    return coupon.valid_until > now ? coupon.amount_fen! : 0
  })
  return Math.min(
    WELCOME_FEN,
    worth.reduce((total, fen) => total + fen, 0),
  )
}

const maySecond = (act: ActName, helper: Helper): boolean =>
  ACTS[act].second.some((role) => role === roleOf(helper))

/** How many spans of 24 hours it takes to cover these moments. */
function daysOf(moments: readonly Date[]): number {
  let days = 0
  let until = -Infinity
  for (const at of moments.map((moment) => moment.getTime()).toSorted((a, b) => a - b)) {
    if (at < until) continue
    days += 1
    until = at + 86_400_000
  }
  return days
}
