import { type RefObject, useEffect, useRef } from 'react'
import { benchArrives } from '../shared/station/bench-keys.ts'
import { useScaleNow } from '../shared/station/scale/use-scale.ts'

/**
 * Puts the cursor where the next figure belongs when something comes to the bench, and hands Enter in one of
 * the form's fields to `onEnter`. The weight is the form's first field.
 */
export function useBenchFocus(
  form: RefObject<HTMLFormElement | null>,
  onEnter: (field: HTMLInputElement) => void,
): void {
  const isWeighed = useRef(useScaleNow().is === 'on')
  const latest = useRef(onEnter)
  useEffect(() => {
    latest.current = onEnter
  })
  useEffect(() => {
    const bench = form.current
    if (!bench) return
    const fields = [...bench.querySelectorAll('input')]
    // Beside a scale the weight comes by itself, so the sides are next.
    const next = isWeighed.current ? fields.slice(1).find((field) => field.value === '') : undefined
    benchArrives(next)
    function press(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      latest.current(event.target)
    }
    bench.addEventListener('keydown', press)
    return () => bench.removeEventListener('keydown', press)
  }, [form])
}
