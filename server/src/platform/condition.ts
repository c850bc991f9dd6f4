/** A part of a running server that may be out of order while the rest goes on. */
export type Part = 'database' | 'jobs' | 'disk'

/** What is out of order just now, for whoever asks how the server is. It says so in the log when it begins and when it ends. */
export class Condition {
  readonly #faults = new Map<Part, string>()
  readonly #say: (part: Part, fault: string | null) => void

  constructor(say: (part: Part, fault: string | null) => void) {
    this.#say = say
  }

  /** Reports a part out of order and why, or with null in order again. */
  report(part: Part, fault: string | null): void {
    if ((this.#faults.get(part) ?? null) === fault) return
    const hadOne = this.#faults.has(part)
    if (fault === null) this.#faults.delete(part)
    else this.#faults.set(part, fault)
    if (fault === null || !hadOne) this.#say(part, fault)
  }

  /** Why a part is out of order; null where it is not. */
  faultOf(part: Part): string | null {
    return this.#faults.get(part) ?? null
  }

  /** The parts that are out of order. */
  get parts(): Part[] {
    return [...this.#faults.keys()]
  }
}
