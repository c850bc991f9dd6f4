import type { CallError } from '@longhaul/contract/client.ts'
import { Loading } from '@longhaul/ui/loading/Loading.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import type { ReactNode } from 'react'
import { app } from '../app.ts'
import { referenceOf } from '../calls/errors.ts'

/**
 * Renders a call's data, or its state: a skeleton after 200 ms, an error with a retry, the not-found page for
 * data that does not exist or belongs to another account. `<Loaded of={orders} skeleton={<Skeleton
 * kind="rows" />}>{(page) => <OrderList page={page} />}</Loaded>`
 */
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
  const { ErrorPanel, NotFound } = app.parts
  if (data === undefined && error?.error === 'not_found' && NotFound) return <NotFound />
  if (data === undefined && error)
    return (
      <ErrorPanel
        reference={referenceOf(error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {error.status === 0 ? app.words.unreachable : error.message || undefined}
      </ErrorPanel>
    )
  return (
    <Loading when={data === undefined} skeleton={skeleton}>
      {() => data !== undefined && children(data)}
    </Loading>
  )
}
