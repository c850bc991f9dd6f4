import type { CallError } from '@longhaul/contract/client.ts'
import { Loading } from '@longhaul/ui/loading/Loading.tsx'
import type { ReactNode } from 'react'

type Call = { data: unknown; error: CallError | null; failureCount: number }

/**
 * Renders a page once every call above the fold has settled, so that nothing which arrives later moves what
 * is being read. Each part shows its own data, or why there is none; nobody waits for a call that has failed
 * once.
 */
export const AllLoaded = ({
  of: queries,
  skeleton,
  children,
}: {
  of: readonly Call[]
  skeleton: ReactNode
  children: ReactNode
}) => (
  <Loading when={queries.some(isAwaited)} skeleton={skeleton}>
    {() => children}
  </Loading>
)

const isAwaited = ({ data, error, failureCount }: Call): boolean =>
  data === undefined && error === null && failureCount === 0
