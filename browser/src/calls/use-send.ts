import { CallError } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply, Spec } from '@longhaul/contract/routes.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { app } from '../app.ts'
import { call } from './client.ts'
import { endSession, showError } from './errors.ts'

type SendHookOptions<S extends Spec> = {
  onDone?: (reply: Reply<S>, args: ArgsOf<S>) => void
  onError?: (error: CallError, args: ArgsOf<S>) => void
  /** The screen shows the error itself, so no toast. */
  quiet?: boolean
  /** The call was refused and then proposed to a second person instead: nothing is left to do here. */
  onProposed?: () => void
}

/**
 * A call that changes something: `const cancel = useSend('POST /orders/{id}/cancel', …)`, then
 * `cancel.mutate({ params: { id }, body: {} })`. Attempts with the same arguments carry the same
 * Idempotency-Key until one succeeds, so a retry after a lost response has no second effect. Whatever the
 * call changed is refetched automatically (topics.ts).
 */
export function useSend<S extends Spec>(spec: S, options: SendHookOptions<S> = {}) {
  const attempt = useRef({ args: '', key: '' })
  return useMutation<Reply<S>, CallError, ArgsOf<S>>({
    mutationFn: async (args) => {
      const text = JSON.stringify(args)
      if (attempt.current.args !== text) attempt.current = { args: text, key: newKey() }
      try {
        return await call(spec, args, { idempotencyKey: attempt.current.key })
      } catch (error) {
        if (error instanceof CallError) await app.onRefused?.(error, spec, args)
        throw error
      }
    },
    onSuccess: (reply, args) => {
      // While a call with other arguments is under way or has failed, its key is still needed.
      if (attempt.current.args === JSON.stringify(args)) attempt.current = { args: '', key: '' }
      options.onDone?.(reply, args)
    },
    onError: (error, args) => {
      // A form or a dialog that awaits this must not report it a second time (ui/src/field/reported.ts).
      error.reported = true
      if (error.settled) return options.onProposed?.()
      if (!options.quiet) showError(error)
      endSession(error)
      options.onError?.(error, args)
    },
  })
}

/**
 * A new Idempotency-Key. `crypto.randomUUID` exists only on https and localhost; a shop being tried out on a
 * home network has neither.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
