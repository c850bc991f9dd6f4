/**
 * The source of the current time. Rules receive `now` as an argument; only this file reads the system clock.
 */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock for tests and for the demo's story: it stands still until it is set or advanced. */
export class FixedClock implements Clock {
  #now: Date
  constructor(start: string) {
    this.#now = new Date(start)
  }
  now(): Date {
    return new Date(this.#now)
  }
  /** Sets the clock to a moment. */
  set(moment: Date): void {
    this.#now = new Date(moment)
  }
  /** Advances the clock: `{ hours: 25 }`. */
  advance(by: { days?: number; hours?: number; minutes?: number }): void {
    const minutes = ((by.days ?? 0) * 24 + (by.hours ?? 0)) * 60 + (by.minutes ?? 0)
    this.#now = new Date(this.#now.getTime() + minutes * 60_000)
  }
}
