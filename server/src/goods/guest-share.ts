import { networkOf } from '../platform/http/rate-limit.ts'
import type { World } from '../platform/world.ts'

/** Look-ups of guests that are outside at once: of all guests, and of one address. */
const AT_ONCE = 6
const AT_ONCE_EACH = 2
/** Look-ups that may go outside in a minute: of all guests, and of one address. */
const PER_MINUTE = 240
const PER_MINUTE_EACH = 20
const MINUTE_MS = 60_000

/** Thrown where guests have used up what is theirs of going outside. */
export class NoShare extends Error {
  readonly retryAt: Date
  constructor(retryAt: Date) {
    super('guests have used up their share')
    this.retryAt = retryAt
  }
}

/**
 * What guests may use of the outgoing connections, so that shoppers who are logged in always find one free: each look-up costs connections to an
 * external server, decoding, and perhaps a paid call. Counted where something is really fetched; cached results cost nothing.
 */
export class GuestShare {
  readonly #underWay = new Map<string, number>()
  #minute = new Map<string, number>()
  #endsAt = 0

  /** Runs it in the share of this guest; at once for a shopper. Throws `NoShare`. */
  async run<T>(
    { world, now, guest }: { world: Pick<World, 'env'>; now: Date; guest?: string | undefined },
    go: () => Promise<T>,
  ): Promise<T> {
    if (guest === undefined) return await go()
    const address = networkOf(guest)
    this.#admit(address, now, world.env.rateLimitFactor)
    this.#move(address, 1)
    try {
      return await go()
    } finally {
      this.#move(address, -1)
    }
  }

  #admit(address: string, now: Date, factor: number): void {
    if (now.getTime() >= this.#endsAt) {
      this.#minute = new Map()
      this.#endsAt = now.getTime() + MINUTE_MS
    }
    const isBusy = sum(this.#underWay) >= AT_ONCE || (this.#underWay.get(address) ?? 0) >= AT_ONCE_EACH
    if (isBusy) throw new NoShare(now)
    const asked = this.#minute.get(address) ?? 0
    if (asked >= PER_MINUTE_EACH * factor || sum(this.#minute) >= PER_MINUTE * factor)
      throw new NoShare(new Date(this.#endsAt))
    this.#minute.set(address, asked + 1)
  }

  #move(address: string, by: 1 | -1): void {
    const count = (this.#underWay.get(address) ?? 0) + by
    if (count > 0) this.#underWay.set(address, count)
    else this.#underWay.delete(address)
  }
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0)

/** Each server has one share for its guests. */
export function guestShareOf({ db }: Pick<World, 'db'>): GuestShare {
  const share = SHARES.get(db) ?? new GuestShare()
  SHARES.set(db, share)
  return share
}

const SHARES = new WeakMap<object, GuestShare>()
