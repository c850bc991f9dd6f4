import type { PrintIssue } from '@longhaul/domain/printing/printable.ts'
import { type Reason, codeOf } from '@longhaul/domain/refusals.ts'

/**
 * A refusal with a reason that the caller can understand. Thrown by actions; rolls back the transaction, and
 * the platform turns it into the answer.
 */
export class Refusal extends Error {
  readonly reason: Reason
  readonly details: Readonly<Record<string, unknown>>
  readonly fields: Readonly<Record<string, string>> | undefined
  constructor(
    reason: Reason,
    details: Readonly<Record<string, unknown>> = {},
    fields?: Readonly<Record<string, string>>,
  ) {
    super(reason)
    this.reason = reason
    this.details = details
    this.fields = fields
  }
  get code() {
    return codeOf(this.reason)
  }
}

/** Throws a refusal if a rule returned a reason. */
export function refuseIf(reason: Reason | null, details?: Readonly<Record<string, unknown>>): void {
  if (reason !== null) throw new Refusal(reason, details)
}

/**
 * Returns the row or refuses with `not_found`: a row that does not exist and one that belongs to someone else
 * look the same.
 */
export function orNotFound<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw new Refusal('not_found')
  return row
}

/** A refusal of invalid input by field: each value is the key of a sentence, or the name of a rule. */
export const badInput = (
  fields: Readonly<Record<string, string>>,
  reason: Reason = 'invalid_input',
): Refusal => new Refusal(reason, {}, fields)

/** The rule that a text breaks which cannot be printed, with what to quote of it. */
export const printRule = ({ quoted, why }: PrintIssue): string =>
  `${why === 'script' ? 'latin' : 'unprintable'}|${quoted}`
