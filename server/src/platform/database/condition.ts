import { PARTS, type Part } from '@longhaul/domain/operations/parts.ts'
import { isFull, isUnreachable } from './db.ts'

/**
 * How long a disk counts as full after the last failed write, where it is not found out sooner that there is
 * space again (files/disk-watch.ts).
 */
const FULL_MS = 2 * 60_000

const REPORT_EVERY_MS = 60_000

/**
 * The current faults of this process, for the health checks. Each fault is logged when it begins and when it
 * ends.
 */
export class Condition {
  readonly #faults = new Map<Part, { why: string; until: number }>()
  #unreachableAt = Number.NEGATIVE_INFINITY
  readonly #say: (part: Part, why: string | null) => void
  /** Whether this process is about to exit: it still answers, but reports itself as not ready. */
  isLeaving = false

  readonly #reportUnreachable: (why: string) => void

  constructor(
    say: (part: Part, why: string | null) => void,
    reportUnreachable: (why: string) => void = () => undefined,
  ) {
    this.#say = say
    this.#reportUnreachable = reportUnreachable
  }

  /**
   * Reports a part as faulty, with the reason and, if known, how long the fault lasts; a null reason reports
   * it as working again.
   */
  report(part: Part, why: string | null, forMs = Number.POSITIVE_INFINITY): void {
    const before = this.faultOf(part)
    if (why === null) this.#faults.delete(part)
    else this.#faults.set(part, { why, until: performance.now() + forMs })
    if ((why === null) !== (before === null)) this.#say(part, why)
  }

  /** Inspects an error from any query, because a full disk affects all of them. */
  sawFull(error: unknown): void {
    if (isFull(error)) this.report('disk_full', error instanceof Error ? error.message : 'full', FULL_MS)
  }

  /**
   * Inspects the error of a call for a full disk or an unreachable database. The reason why the database is
   * unreachable is logged at most once a minute; the caller only sees “try again”.
   */
  saw(error: unknown): void {
    this.sawFull(error)
    if (!isUnreachable(error) || performance.now() - this.#unreachableAt < REPORT_EVERY_MS) return
    this.#unreachableAt = performance.now()
    this.#reportUnreachable(error instanceof Error ? error.message : String(error))
  }

  /**
   * Takes the outcome of a query that this process makes regularly: the part `database` is faulty from the
   * first that does not reach it until one does.
   */
  sawDatabase(error?: unknown): void {
    if (error === undefined) this.report('database', null)
    else if (isUnreachable(error))
      this.report('database', error instanceof Error ? error.message : String(error))
  }

  /** The reason why a part is faulty; null if it works. */
  faultOf(part: Part): string | null {
    const fault = this.#faults.get(part)
    return fault && fault.until > performance.now() ? fault.why : null
  }

  /** The faulty parts. */
  get parts(): Part[] {
    return PARTS.filter((part) => this.faultOf(part) !== null)
  }
}
