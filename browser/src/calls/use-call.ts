import type { CallError } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply, Spec } from '@longhaul/contract/routes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from './client.ts'

/**
 * The key under which a response is cached: the call and its arguments, which are not tested as the union of
 * the arguments of all calls, because that is too much for the compiler.
 */
export const keyOf: <S extends Spec>(spec: S, args?: ArgsOf<S>) => readonly unknown[] = (
  spec: Spec,
  args?: unknown,
) => (args ? [spec, args] : [spec])

type CallHookOptions = {
  enabled?: boolean
  refetchMs?: number | false
  /** How long a response stays fresh; the application's default unless given. */
  staleMs?: number
  /** Keeps the last response on screen while the next one is pending: for search, filters and paging. */
  keepPrevious?: boolean
}

/**
 * Fetches something and caches it: `const orders = useCall('GET /orders', { query })`. Errors are shown where
 * the data would be.
 */
export function useCall<S extends Spec>(spec: S, args?: ArgsOf<S>, options: CallHookOptions = {}) {
  return useQuery<Reply<S>, CallError>({
    queryKey: keyOf(spec, args),
    queryFn: ({ signal }) => call(spec, args, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.refetchMs ?? false,
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}
