import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { afterPress, isLeaving } from './leaving.ts'
import { passUnlessReported } from './reported.ts'
import { useDraft } from './use-draft.ts'

type Values = Record<string, unknown>
/** A sentence for each field that is wrong. */
export type FieldErrors<V extends Values> = { [K in keyof V]?: string | null | undefined }
type Checks<V extends Values> = { [K in keyof V]?: (value: V[K], all: V) => string | null | undefined }

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
export function useForm<V extends Values>({
  start,
  check = {},
  send,
  keep,
  secret = [],
}: {
  start: V
  check?: Checks<V>
  send: (values: V) => unknown
  keep?: string | undefined
  secret?: readonly (keyof V & string)[] | undefined
}) {
  const id = useId()
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<FieldErrors<V>>({})
  const [summed, setSummed] = useState<FieldErrors<V>>({})
  const [fixed, setFixed] = useState<readonly string[]>([])
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<{ first: string | undefined } | null>(null)
  const left = useRef(new Set<string>())
  const latest = useRef(values)
  const names = Object.keys(start) as (keyof V & string)[]
  const fieldId = (name: string) => `${id}-${name}`
  // What the server said of a value counts as long as the value is the same: leaving the field must not wipe it away.
  const said = useRef<Partial<Record<string, { of: unknown; text: string }>>>({})
  const wrong = (name: keyof V & string): string | null => {
    const mine = check[name]?.(latest.current[name], latest.current)
    const theirs = said.current[name]
    return mine || (theirs && theirs.of === latest.current[name] ? theirs.text : null)
  }

  function merge(change: Partial<V>) {
    latest.current = { ...latest.current, ...change }
    setValues(latest.current)
  }

  const dirty = names.some((name) => values[name] !== start[name])
  useDraft(keep, dirty ? without(values, secret) : null, (draft) => merge({ ...start, ...draft }))

  // after a refused attempt the focus goes to the summary, or to the first field that is wrong
  useEffect(() => {
    if (!refused) return
    const goal = document.getElementById(`${id}-summary`) ?? document.getElementById(`${id}-${refused.first}`)
    goal?.focus()
  }, [refused, id])

  function showFor(which: readonly (keyof V & string)[]) {
    setErrors((shown) => {
      const next = { ...shown }
      for (const name of which) next[name] = wrong(name)
      return next
    })
  }

  function set<K extends keyof V & string>(name: K, value: V[K]) {
    const change: Partial<V> = {}
    change[name] = value
    merge(change)
    const repaired = names.filter(
      (other) => errors[other] && (!wrong(other) || (other === name && !check[other])),
    )
    if (repaired.length === 0) return
    setFixed([...new Set([...fixed, ...repaired])])
    setErrors({ ...errors, ...Object.fromEntries(repaired.map((other) => [other, null])) })
  }

  /** The server's own field errors: they hold until the field is changed, or sent again. */
  function fail(found: FieldErrors<V>) {
    for (const name of names) {
      const text = found[name]
      if (text) said.current[name] = { of: latest.current[name], text }
    }
    refuse(found)
  }

  function refuse(found: FieldErrors<V>) {
    setErrors(found)
    setSummed(found)
    setRefused({ first: names.find((name) => found[name]) })
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    event?.stopPropagation()
    if (sending) return
    said.current = {}
    const found = Object.fromEntries(names.map((name) => [name, wrong(name)])) as FieldErrors<V>
    for (const name of names) left.current.add(name)
    if (names.some((name) => found[name])) return refuse(found)
    setErrors({})
    setSummed({})
    setSending(true)
    try {
      const answer = await send(latest.current)
      if (isFieldErrors(answer, names)) fail(answer as FieldErrors<V>)
    } catch (error) {
      passUnlessReported(error)
    } finally {
      setSending(false)
    }
  }

  return {
    values,
    errors,
    dirty,
    sending,
    set,
    /** Shows the server's own field errors, with the focus where a refused attempt puts it. */
    fail,
    submit,
    reset(next: V = start) {
      latest.current = next
      left.current.clear()
      said.current = {}
      setValues(next)
      setErrors({})
      setSummed({})
      setFixed([])
    },
    props: { onSubmit: submit, noValidate: true },
    summary: {
      id: `${id}-summary`,
      errors: names.flatMap((name) => {
        const text = summed[name]
        return text ? [{ id: fieldId(name), text }] : []
      }),
    },
    field<K extends keyof V & string>(name: K) {
      return {
        id: fieldId(name),
        name: name as string,
        value: values[name],
        error: errors[name] ?? null,
        good: fixed.includes(name) && !errors[name],
        onChange: (value: V[K]) => set(name, value),
        onBlur: (event: FocusEvent<HTMLElement>) => {
          if (isLeaving(event)) return
          left.current.add(name)
          afterPress(() => showFor(names.filter((other) => left.current.has(other))))
        },
      }
    },
  }
}

const without = (values: Values, secret: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)))

const isFieldErrors = (answer: unknown, names: readonly string[]): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.entries(answer).some(([name, text]) => names.includes(name) && typeof text === 'string')
