import type { CallError } from '@longhaul/contract/client.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Loading } from '@longhaul/ui/loading/Loading.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { later } from './later.tsx'
import { referenceOf } from './reference-of.ts'
import { ErrorPanel } from './error-panel.ts'

const NotFound = later(() => import('./NotFound.tsx').then((found) => found.NotFound))

/**
 * What a call answered, or where it stands: a skeleton after 200 ms, an error with a retry, the not-found page for what is not there or
 * belongs to somebody else. `<Loaded of={orders} skeleton={<Skeleton kind="rows" />}>{(page) => <OrderList page={page} />}</Loaded>`
 */
export function Loaded<T>({
  of: query,
  skeleton = <Skeleton kind="rows" />,
  children,
}: {
  of: Pick<UseQueryResult<T, CallError>, 'data' | 'error' | 'refetch' | 'isFetching'>
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}) {
  const { data, error } = query
  if (data === undefined && error && isNowhere(error)) return <NotFound />
  if (data === undefined && error)
    return (
      <ErrorPanel
        reference={referenceOf(error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {error.status === 0 ? shellText.unreachable : error.message || undefined}
      </ErrorPanel>
    )
  return (
    <Loading when={data === undefined} skeleton={skeleton}>
      {() => data !== undefined && children(data)}
    </Loading>
  )
}

/** What is not there, belongs to somebody else, or never had such a number. */
const isNowhere = (error: CallError): boolean =>
  error.error === 'not_found' || (error.error === 'invalid_input' && 'id' in error.fields)
