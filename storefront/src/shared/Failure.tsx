import type { CallError } from '@longhaul/contract/client.ts'
import { Suspense } from 'react'
import { FailureNote } from './error-panel.ts'

/**
 * Why the last attempt did not work, beside the button that made it. A refusal's sentence was in a toast for four seconds; here it stays.
 * A fault of ours (500) has no toast (docs/rules/storefront.md), so this is where it is said. `<Failure of={pay.error} />`, `<Failure of={form.failure} />`
 */
export function Failure({ of: error }: { of: CallError | null | undefined }) {
  return (
    error && (
      <Suspense>
        <FailureNote error={error} />
      </Suspense>
    )
  )
}
