import { asCallError } from '../calls/errors.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply, Spec } from '@longhaul/contract/routes.ts'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import type { FieldErrors } from '@longhaul/ui/field/use-mistakes.ts'
import { app } from '../app.ts'
import { useSend } from '../calls/use-send.ts'

type Values = Record<string, unknown>

/**
 * A form that makes one call. `useForm` of ui validates the fields (each on blur, all on submit) and keeps
 * what was typed across a reload; this adds the call. A refusal is shown in a toast unless `quiet` or the
 * application's `quietForms` is set. The server's messages stay on the page beside their fields, and any
 * other error in `<Failure of={form.failure} />` beside the button.
 *
 *     const form = useCallForm('POST /leads', { start, check, args: (values) => ({ body: values }), onDone:
 *     () => setSent(true) })
 *     <form {...form.props}> <TextField label="Name" {...form.field('name')} /> <Failure of={form.failure} />
 *     <Button submit … />
 */
export function useCallForm<S extends Spec, V extends Values>(
  spec: S,
  {
    args,
    onDone,
    onError,
    onProposed,
    quiet,
    ...form
  }: Omit<Parameters<typeof useForm<V>>[0], 'send'> & {
    args: (values: V) => ArgsOf<S>
    onDone?: (reply: Reply<S>, args: ArgsOf<S>) => void
    onError?: (error: CallError, values: V) => void
    onProposed?: () => void
    quiet?: boolean
  },
) {
  const send = useSend(spec, {
    quiet: quiet ?? app.quietForms,
    ...(onDone ? { onDone } : {}),
    ...(onProposed ? { onProposed } : {}),
  })
  const names = Object.keys(form.start)
  const made = useForm<V>({
    ...form,
    send: async (values) => {
      try {
        await send.mutateAsync(args(values))
        return undefined
      } catch (error) {
        const refusal = asCallError(error)
        onError?.(refusal, values)
        return atFields<V>(refusal, names) ?? undefined
      }
    },
  })
  const failed = send.error
  const atField = failed ? atFields<V>(failed, names) !== null : false
  return {
    ...made,
    /** The refusal or server fault of the last attempt if it belongs to no field, else null. */
    failure: failed && !failed.settled && !atField && !made.sending ? failed : null,
  }
}

/** The server's messages for this form's fields; null when it has none for them. */
function atFields<V extends Values>(error: CallError, names: readonly string[]): FieldErrors<V> | null {
  const found = Object.entries(error.fields).filter(([name]) => names.includes(name))
  // The filter above leaves only names of the form's own fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return found.length > 0 ? (Object.fromEntries(found) as FieldErrors<V>) : null
}
