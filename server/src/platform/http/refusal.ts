import { type Reason, codeOf } from '@longhaul/domain/refusals.ts'

/** A no that the caller can understand. Thrown by actions, turned into the answer by the platform; rolls the transaction back. */
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

/** Refuses if a rule says why. */
export function refuseIf(reason: Reason | null, details?: Readonly<Record<string, unknown>>): void {
  if (reason !== null) throw new Refusal(reason, details)
}

/** The row, or `not_found`: what does not exist and what belongs to another person look the same. */
export function orNotFound<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw new Refusal('not_found')
  return row
}

/** Bad input, field by field: the value is the key of the sentence, or a rule's name. */
export const badInput = (
  fields: Readonly<Record<string, string>>,
  reason: Reason = 'invalid_input',
): Refusal => new Refusal(reason, {}, fields)
