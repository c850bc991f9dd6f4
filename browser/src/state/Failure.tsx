import type { CallError } from '@longhaul/contract/client.ts'
import { app } from '../app.ts'

/**
 * Says beside a button why its last attempt failed. A refusal's toast disappears after four seconds; this
 * stays. A server fault (500) has no toast (docs/rules/storefront.md) and is shown only here. `<Failure
 * of={pay.error} />`, `<Failure of={form.failure} />`
 */
export function Failure({ of: error }: { of: CallError | null | undefined }) {
  const { FailureNote } = app.parts
  return error && !error.settled && <FailureNote error={error} />
}
