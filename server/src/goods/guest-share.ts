import { countHit } from '../platform/database/count-hit.ts'
import { networkOf } from '../platform/http/rate-limit.ts'
import type { World } from '../platform/world.ts'

/** Limits of concurrent external look-ups by guests in this process: of all guests, and per address. */
const AT_ONCE = 6
const AT_ONCE_EACH = 2
/**
 * Limits of external look-ups by guests per minute in all processes together: of all guests, and per address.
 */
const PER_MINUTE = 240
const PER_MINUTE_EACH = 20
const MINUTE_MS = 60_000

/** Thrown when guests have used up their share of external look-ups. */
export class NoShare extends Error {
  readonly retryAt: Date
  constructor(retryAt: Date) {
    super('guests have used up their share')
    this.retryAt = retryAt
  }
}

type Asking = { world: Pick<World, 'db' | 'env'>; now: Date; guest?: string | undefined }

/**
 * Makes an external look-up within this guest's share; shoppers are not limited. The limits on guests keep
 * connections free for shoppers who are logged in: each look-up costs connections to an external server,
 * decoding, and perhaps a paid call. Only real fetches count; cached results are free. Throws `NoShare`.
 */
export async function inGuestShare<T>({ world, now, guest }: Asking, go: () => Promise<T>): Promise<T> {
  if (guest === undefined) return await go()
  const address = networkOf(guest)
  return await guestShareOf(world).run(address, now, async () => {
    await spendMinute(world, now, `guest look-ups ${address}`, PER_MINUTE_EACH)
    await spendMinute(world, now, 'guest look-ups', PER_MINUTE)
    return await go()
  })
}

/** Counted in the database, because to external servers all our processes are one client. */
async function spendMinute(world: Asking['world'], now: Date, key: string, limit: number): Promise<void> {
  const { hits, resetsAt } = await countHit(world.db, key, now, MINUTE_MS)
  if (hits > limit * world.env.rateLimitFactor) throw new NoShare(resetsAt)
}

/** Slots for look-ups in progress in this process. */
export class GuestShare {
  readonly #underWay = new Map<string, number>()

  /** Runs `go` in a slot of this address. Throws `NoShare` if none is free. */
  async run<T>(address: string, now: Date, go: () => Promise<T>): Promise<T> {
    if (sum(this.#underWay) >= AT_ONCE || (this.#underWay.get(address) ?? 0) >= AT_ONCE_EACH)
      throw new NoShare(now)
    this.#move(address, 1)
    try {
      return await go()
    } finally {
      this.#move(address, -1)
    }
  }

  #move(address: string, by: 1 | -1): void {
    const count = (this.#underWay.get(address) ?? 0) + by
    if (count > 0) this.#underWay.set(address, count)
    else this.#underWay.delete(address)
  }
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0)

/** Each server (identified by its database) has its own slots for guests. */
function guestShareOf({ db }: Pick<World, 'db'>): GuestShare {
  const share = SHARES.get(db) ?? new GuestShare()
  SHARES.set(db, share)
  return share
}

const SHARES = new WeakMap<object, GuestShare>()
