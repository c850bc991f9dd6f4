import type { CallError } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply, Spec } from '@longhaul/contract/routes.ts'
import { type FieldErrors, useForm } from '@longhaul/ui/field/use-form.ts'
import { useSend } from '../api.ts'

type Values = Record<string, unknown>

/**
 * A form that makes one call. `useForm` of ui judges the fields (on blur, all of them on sending); this adds the call, puts the server's
 * sentences at their fields, and keeps any other refusal in `failure` for `<Failure of={form.failure} />`.
 */
export function useCallForm<S extends Spec, V extends Values>(
  spec: S,
  {
    args,
    onDone,
    refresh,
    ...form
  }: Omit<Parameters<typeof useForm<V>>[0], 'send'> & {
    args: (values: V) => ArgsOf<S>
    onDone?: (reply: Reply<S>, args: ArgsOf<S>) => void
    refresh?: readonly string[]
  },
) {
  const send = useSend(spec, {
    quiet: true,
    ...(onDone ? { onDone } : {}),
    ...(refresh ? { refresh } : {}),
  })
  const names = Object.keys(form.start)
  const made = useForm<V>({
    ...form,
    send: async (values) => {
      try {
        await send.mutateAsync(args(values))
        return undefined
      } catch (error) {
        return atFields<V>(error as CallError, names) ?? undefined
      }
    },
  })
  const failed = send.error
  const atField = failed ? atFields<V>(failed, names) !== null : false
  return {
    ...made,
    /** The refusal or fault of the last attempt that belongs to no field; null while there is none. */
    failure: failed && !atField && !made.sending ? failed : null,
  }
}

/** The server's sentences for the fields this form has; null when none of them is meant. */
function atFields<V extends Values>(error: CallError, names: readonly string[]): FieldErrors<V> | null {
  const found = Object.entries(error.fields).filter(([name]) => names.includes(name))
  return found.length > 0 ? (Object.fromEntries(found) as FieldErrors<V>) : null
}
