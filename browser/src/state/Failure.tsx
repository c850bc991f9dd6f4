import type { CallError } from '@longhaul/contract/client.ts'
import { Suspense } from 'react'
import { app } from '../app.ts'

/**
 * Why the last attempt did not work, beside the button that made it. A refusal's sentence was in a toast for four seconds; here it stays.
 * A fault of the server (500) has no toast (docs/rules/storefront.md), so this is where it is said. `<Failure of={pay.error} />`, `<Failure of={form.failure} />`
 */
export function Failure({ of: error }: { of: CallError | null | undefined }) {
  const { FailureNote } = app.parts
  return (
    error && (
      <Suspense>
        <FailureNote error={error} />
      </Suspense>
    )
  )
}
