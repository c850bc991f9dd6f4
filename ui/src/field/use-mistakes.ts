import { type RefObject, useEffect, useRef, useState } from 'react'

type Values = Record<string, unknown>
type Names<V> = readonly (keyof V & string)[]
/** A sentence for each invalid field. */
export type FieldErrors<V extends Values> = { [K in keyof V]?: string | null | undefined }
export type Checks<V extends Values> = { [K in keyof V]?: (value: V[K], all: V) => string | null | undefined }

/**
 * The visible errors of a form (see `useForm`): `errors` at the fields, `summed` in the summary of the last
 * refused attempt as far as they are not mended, and in `fixed` the fields that were invalid and no longer
 * are.
 */
export function useMistakes<V extends Values>(
  id: string,
  names: Names<V>,
  check: Checks<V>,
  latest: RefObject<V>,
) {
  const [errors, setErrors] = useState<FieldErrors<V>>({})
  const [summed, setSummed] = useState<FieldErrors<V>>({})
  const [fixed, setFixed] = useState<readonly string[]>([])
  const focusFirst = useFocusOnRefusal(id)
  const left = useRef(new Set<string>())
  const { wrong, say, clearServerErrors } = useJudgement(check, latest)

  function show(found: FieldErrors<V>) {
    setErrors(found)
    setSummed(found)
  }
  function refuse(found: FieldErrors<V>) {
    show(found)
    focusFirst(names.find((name) => found[name]))
  }
  return {
    errors,
    summed,
    fixed,
    /** Records that the field lost the focus: from now on its errors may be shown. */
    leave: (name: keyof V & string) => void left.current.add(name),
    showLeft() {
      const seen = names.filter((name) => left.current.has(name))
      setErrors((shown) => ({ ...shown, ...sentencesOf(seen, wrong) }))
    },
    /**
     * Call this after a change of the field: removes immediately every error that the change fixed, and
     * words the others anew.
     */
    repair(changed: keyof V & string) {
      const shown = names.filter((name) => errors[name])
      const isFixed = (name: string) => !wrong(name) || (name === changed && !check[name])
      const now = Object.fromEntries(shown.map((name) => [name, isFixed(name) ? null : wrong(name)]))
      const repaired = shown.filter((name) => now[name] === null)
      if (shown.every((name) => now[name] === errors[name])) return
      setFixed([...new Set([...fixed, ...repaired])])
      setErrors({ ...errors, ...now })
      const stated = names.filter((name) => summed[name] && name in now)
      setSummed({ ...summed, ...Object.fromEntries(stated.map((name) => [name, now[name]])) })
    },
    /** Validates all fields before submission; true if all are valid. */
    allRight(): boolean {
      clearServerErrors()
      const found = sentencesOf<V>(names, wrong)
      for (const name of names) left.current.add(name)
      const isWrong = names.some((name) => found[name])
      if (isWrong) refuse(found)
      else show({})
      return !isWrong
    },
    /**
     * Shows the server's field errors, which apply until the field changes or the form is submitted again.
     */
    fail(found: FieldErrors<V>) {
      say(names, found)
      refuse(found)
    },
    clear() {
      left.current.clear()
      clearServerErrors()
      show({})
      setFixed([])
    },
  }
}

/**
 * Finds the error of a value: from the form's own check, else the server's error, which applies while the
 * value is unchanged.
 */
function useJudgement<V extends Values>(check: Checks<V>, latest: RefObject<V>) {
  const serverErrors = useRef<Partial<Record<string, { of: unknown; text: string }>>>({})
  return {
    wrong(name: keyof V & string): string | null {
      const mine = check[name]?.(latest.current[name], latest.current)
      const theirs = serverErrors.current[name]
      return mine || (theirs && theirs.of === latest.current[name] ? theirs.text : null)
    },
    say(names: Names<V>, found: FieldErrors<V>) {
      for (const name of names) {
        const text = found[name]
        if (text) serverErrors.current[name] = { of: latest.current[name], text }
      }
    },
    clearServerErrors: () => void (serverErrors.current = {}),
  }
}

/** After a refused attempt, moves the focus to the summary, or else to the first invalid field. */
function useFocusOnRefusal(id: string): (first: string | undefined) => void {
  const [refused, setRefused] = useState<{ first: string | undefined } | null>(null)
  useEffect(() => {
    if (!refused) return
    const goal = document.getElementById(`${id}-summary`) ?? document.getElementById(`${id}-${refused.first}`)
    goal?.focus()
  }, [refused, id])
  return (first) => setRefused({ first })
}

const sentencesOf = <V extends Values>(
  names: Names<V>,
  wrong: (name: keyof V & string) => string | null,
): FieldErrors<V> =>
  // TypeScript cannot assign a record to a mapped type over a generic form, even if it has all the names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(names.map((name) => [name, wrong(name)])) as FieldErrors<V>
