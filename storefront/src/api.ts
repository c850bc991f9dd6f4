import { type Call, CallError, createClient } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply, Spec } from '@longhaul/contract/routes.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import {
  type Query,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { clearLogin, token } from './session.ts'

export const API = '/api/v1'

/** The one way to the server. Screens use the hooks below; this is for what is not a component. */
export const call: Call = createClient({ base: API, token, lang: () => pageLang })

/**
 * What the specification (8) says about errors: a refusal's message in a toast; a transport error likewise, but 500 is silent. A screen that
 * shows the error itself asks with `quiet`.
 */
export function showError(error: unknown): void {
  if (!(error instanceof CallError) || error.status === 500) return
  toast.error(error.message || shellText.unreachable)
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: endSession }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        // Without a network a call fails at once and says so, rather than waiting behind an endless skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A refusal stays one; a passing fault is worth a second try.
        retry: (count, error) =>
          count < 2 && error instanceof CallError && (error.status === 0 || error.status >= 502),
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The key under which an answer is kept: the call and its arguments. */
export const keyOf = <S extends Spec>(spec: S, args?: ArgsOf<S>): readonly unknown[] =>
  args ? [spec, args] : [spec]

type CallHookOptions = {
  enabled?: boolean
  refetchMs?: number | false
  /** How long an answer is good before it is asked for again; 30 s unless said. */
  staleMs?: number
  /** Keeps the last answer on screen while another question's is on its way: search, filters, paging. */
  keepPrevious?: boolean
}

/** Asks for something and keeps it: `const orders = useCall('GET /orders', { query })`. Errors are shown where the data would be. */
export function useCall<S extends Spec>(spec: S, args?: ArgsOf<S>, options: CallHookOptions = {}) {
  return useQuery<Reply<S>, CallError>({
    queryKey: keyOf(spec, args),
    queryFn: ({ signal }) => call(spec, args, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.refetchMs ?? false,
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
    ...(options.keepPrevious ? { placeholderData: (previous: Reply<S> | undefined) => previous } : {}),
  })
}

type SendHookOptions<S extends Spec> = {
  onDone?: (reply: Reply<S>, args: ArgsOf<S>) => void
  onError?: (error: CallError) => void
  /** The screen shows the error itself, so no toast. */
  quiet?: boolean
  /** What to ask for again afterwards, by the beginning of its call: `GET /orders`. */
  refresh?: readonly string[]
}

/**
 * Does something: `const cancel = useSend('POST /orders/{id}/cancel', …)`, then `cancel.mutate({ params: { id }, body: {} })`. Every attempt with
 * the same arguments carries the same Idempotency-Key until it succeeds, so that a repeat after a lost answer does nothing twice.
 */
export function useSend<S extends Spec>(spec: S, options: SendHookOptions<S> = {}) {
  const queries = useQueryClient()
  const attempt = useRef({ args: '', key: '' })
  return useMutation<Reply<S>, CallError, ArgsOf<S>>({
    mutationFn: (args) => {
      const text = JSON.stringify(args)
      if (attempt.current.args !== text) attempt.current = { args: text, key: newKey() }
      return call(spec, args, { idempotencyKey: attempt.current.key })
    },
    onSuccess: (reply, args) => {
      attempt.current = { args: '', key: '' }
      for (const begin of options.refresh ?? []) void refresh(queries, begin)
      options.onDone?.(reply, args)
    },
    onError: (error) => {
      // A form or a dialog that waited for this must not report it a second time (ui/src/field/told.ts).
      Object.assign(error, { told: true })
      if (!options.quiet) showError(error)
      endSession(error)
      options.onError?.(error)
    },
  })
}

/** Asks again for everything whose call begins so: what is on the page at once (`active`), all else when it is next shown. */
export async function refresh(
  queries: QueryClient,
  begin: string,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const these = { predicate: ({ queryKey }: Query) => String(queryKey[0]).startsWith(begin) }
  // A first answer on its way may be older than the change; invalidating would wait for it and take it for new.
  if (refetchType === 'active') await queries.cancelQueries(these)
  await queries.invalidateQueries({ ...these, refetchType })
}

/** A token that the server no longer knows is dropped; the guard of a protected page then asks for a log-in. */
function endSession(error: unknown): void {
  if (error instanceof CallError && error.error === 'login_required' && token()) clearLogin()
}

/** `crypto.randomUUID` exists on https and localhost only; a shop tried out in a home network has neither. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
