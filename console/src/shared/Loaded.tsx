import type { CallError } from '@longhaul/contract/client.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Loading } from '@longhaul/ui/loading/Loading.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { ErrorState } from '@longhaul/ui/states/ErrorState.tsx'
import type { ReactNode } from 'react'
import { referenceOf } from './Failure.tsx'

/** What a call answered, or where it stands: a skeleton after 200 ms, an error with a retry. */
export function Loaded<T>({
  of: query,
  skeleton = <Skeleton kind="rows" />,
  children,
}: {
  of: { data: T | undefined; error: CallError | null; isFetching: boolean; refetch: () => unknown }
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}) {
  const { data, error } = query
  if (data === undefined && error)
    return (
      <ErrorState
        reference={referenceOf(error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {error.status === 0 ? shellText.unreachable : error.message || undefined}
      </ErrorState>
    )
  return (
    <Loading when={data === undefined} skeleton={skeleton}>
      {() => data !== undefined && children(data)}
    </Loading>
  )
}
