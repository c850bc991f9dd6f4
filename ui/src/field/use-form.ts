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
 * A form's values and errors. An error appears when its field loses the focus (docs/rules/storefront.md),
 * unless the focus moves to a link, a menu, Cancel (`data-leave`) or another window; it disappears with the
 * keystroke that fixes it. Submitting shows all errors.
 *
 * `start` lists the fields in the order of the page. `check` returns an error sentence or nothing. `send`
 * runs when all fields are valid and may return the server's field errors. `keep` preserves the input across
 * a reload under that name, except `secret` fields.
 *
 *     const form = useForm({ start: { email: '' }, check: { email: whyNotEmail }, send: (values) =>
 *     save(values) })
 *     <form {...form.props}> <TextField label="E-mail" {...form.field('email')} /> <Button submit
 *     busy={form.sending && '…'}>
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
    /** The values, with changes that have not been rendered yet. */
    latest: () => latest.current,
    errors: mistakes.errors,
    dirty,
    sending,
    set,
    /** Shows the server's field errors and moves the focus as after a refused attempt. */
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

/** The rendered values, and the latest ones: two changes may happen before the next render. */
function useTyped<V extends Values>(start: V) {
  const [values, setValues] = useState(start)
  const latest = useRef(values)
  function put(next: V) {
    latest.current = next
    setValues(next)
  }
  return { values, latest, put }
}

/** Sends when all fields are valid, one attempt at a time. */
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
