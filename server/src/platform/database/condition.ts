import { PARTS, type Part } from '@longhaul/domain/operations/parts.ts'
import { isFull, isUnreachable } from './db.ts'

/** How long a disk counts as full after the last failed write: nothing else reports when there is room again. */
const FULL_MS = 2 * 60_000

const SAID_EVERY_MS = 60_000

/** What is out of order in this process now, for the health checks. It is logged when it begins and when it ends. */
export class Condition {
  readonly #faults = new Map<Part, { why: string; until: number }>()
  #unreachableAt = Number.NEGATIVE_INFINITY
  readonly #say: (part: Part, why: string | null) => void
  /** Whether this process is about to end: it still answers, and asks to be left alone. */
  isLeaving = false

  readonly #tellUnreachable: (why: string) => void

  constructor(
    say: (part: Part, why: string | null) => void,
    tellUnreachable: (why: string) => void = () => undefined,
  ) {
    this.#say = say
    this.#tellUnreachable = tellUnreachable
  }

  /** Reports a part out of order and why, with how long it lasts if that is known; or with null in order again. */
  report(part: Part, why: string | null, forMs = Number.POSITIVE_INFINITY): void {
    const before = this.faultOf(part)
    if (why === null) this.#faults.delete(part)
    else this.#faults.set(part, { why, until: performance.now() + forMs })
    if ((why === null) !== (before === null)) this.#say(part, why)
  }

  /** Inspects an error of any query: a full disk concerns all of them. */
  sawFull(error: unknown): void {
    if (isFull(error)) this.report('disk_full', error instanceof Error ? error.message : 'full', FULL_MS)
  }

  /** Inspects the error of a call: a full disk, or no way to the database, of which the log says why once a minute. To callers that is “try again”. */
  saw(error: unknown): void {
    this.sawFull(error)
    if (!isUnreachable(error) || performance.now() - this.#unreachableAt < SAID_EVERY_MS) return
    this.#unreachableAt = performance.now()
    this.#tellUnreachable(error instanceof Error ? error.message : String(error))
  }

  /** Why a part is out of order; null where it is not. */
  faultOf(part: Part): string | null {
    const fault = this.#faults.get(part)
    return fault && fault.until > performance.now() ? fault.why : null
  }

  /** The parts that are out of order. */
  get parts(): Part[] {
    return PARTS.filter((part) => this.faultOf(part) !== null)
  }
}
