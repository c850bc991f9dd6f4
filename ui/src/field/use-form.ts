import { namesOf } from '@longhaul/domain/entries.ts'
import { type FocusEvent, type FormEvent, useId, useRef, useState } from 'react'
import { afterPress, isLeaving } from './leaving.ts'
import { passUnlessReported } from './reported.ts'
import { useDraft } from './use-draft.ts'
import { type Checks, type FieldErrors, useMistakes } from './use-mistakes.ts'

type Values = Record<string, unknown>
type FormParts<V extends Values> = {
  start: V
  check?: Checks<V>
  send: (values: V) => unknown
  keep?: string | undefined
  secret?: readonly (keyof V & string)[] | undefined
}

/**
 * A form's values, and when its mistakes are shown: on leaving a field (docs/rules/storefront.md), not on leaving to a link, a
 * menu, Cancel (`data-leave`) or another window; gone with the keystroke that puts them right; all of them on sending.
 *
 * `start` names the fields in the order of the page. `check` answers a sentence or nothing. `send` runs when all is well;
 * it may answer the server's own field errors. `keep` keeps what was typed over a reload, under that name, `secret` excepted.
 *
 *     const form = useForm({ start: { email: '' }, check: { email: whyNotEmail }, send: (values) => save(values) })
 *     <form {...form.props}> <TextField label="E-mail" {...form.field('email')} /> <Button submit busy={form.sending && '…'}>
 */
export function useForm<V extends Values>({ start, check = {}, send, keep, secret = [] }: FormParts<V>) {
  const id = useId()
  const names = namesOf(start)
  const { values, latest, put } = useTyped(start)
  const mistakes = useMistakes(id, names, check, latest)
  const dirty = names.some((name) => values[name] !== start[name])
  useDraft(keep, dirty ? without(values, secret) : null, (draft) => put({ ...start, ...draft }))
  const { sending, submit } = useSubmit(mistakes.allRight, async () => {
    const answer = await send(latest.current)
    if (isFieldErrors<V>(answer, names)) mistakes.fail(answer)
  })
  const fieldId = (name: string) => `${id}-${name}`

  function set<K extends keyof V & string>(name: K, value: V[K]) {
    const change: Partial<V> = {}
    change[name] = value
    put({ ...latest.current, ...change })
    mistakes.repair(name)
  }

  return {
    values,
    errors: mistakes.errors,
    dirty,
    sending,
    set,
    /** Shows the server's own field errors, with the focus where a refused attempt puts it. */
    fail: mistakes.fail,
    submit,
    reset(next: V = start) {
      put(next)
      mistakes.clear()
    },
    props: { onSubmit: submit, noValidate: true },
    summary: {
      id: `${id}-summary`,
      errors: names.flatMap((name) => {
        const text = mistakes.summed[name]
        return text ? [{ id: fieldId(name), text }] : []
      }),
    },
    field<K extends keyof V & string>(name: K) {
      return {
        id: fieldId(name),
        name: name as string,
        value: values[name],
        error: mistakes.errors[name] ?? null,
        good: mistakes.fixed.includes(name) && !mistakes.errors[name],
        onChange: (value: V[K]) => set(name, value),
        onBlur: (event: FocusEvent<HTMLElement>) => {
          if (isLeaving(event)) return
          mistakes.leave(name)
          afterPress(mistakes.showLeft)
        },
      }
    },
  }
}

/** The values as they are rendered, and as they are now: two changes may come before the next render. */
function useTyped<V extends Values>(start: V) {
  const [values, setValues] = useState(start)
  const latest = useRef(values)
  function put(next: V) {
    latest.current = next
    setValues(next)
  }
  return { values, latest, put }
}

/** Sends when all is right, one attempt at a time. */
function useSubmit(allRight: () => boolean, send: () => Promise<void>) {
  const [sending, setSending] = useState(false)
  async function submit(event?: FormEvent) {
    event?.preventDefault()
    event?.stopPropagation()
    if (sending || !allRight()) return
    setSending(true)
    try {
      await send()
    } catch (error) {
      passUnlessReported(error)
    } finally {
      setSending(false)
    }
  }
  return { sending, submit }
}

const without = (values: Values, secret: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)))

const isFieldErrors = <V extends Values>(
  answer: unknown,
  names: readonly string[],
): answer is FieldErrors<V> =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.entries(answer).some(([name, text]) => names.includes(name) && typeof text === 'string')
