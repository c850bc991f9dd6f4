import { useEffect } from 'react'

const ONE_LINE = 'input:not([type=file]):not([type=checkbox]):not([type=radio]):not([disabled])'

/**
 * The field of the bench in which the next figure belongs: the first empty one, else the first; null if there
 * is no bench.
 */
export const nextOnBench = (): HTMLInputElement | null => emptyOnBench() ?? benchFields()[0] ?? null

/** The first empty field of the bench; undefined if there is none. */
export const emptyOnBench = (): HTMLInputElement | undefined =>
  benchFields().find((field) => field.value === '')

const benchFields = () => [...document.querySelectorAll<HTMLInputElement>(`[data-bench] ${ONE_LINE}`)]

/** Moves the focus to where the next figure belongs on the bench, without the mouse. */
export const toBench = (): void => nextOnBench()?.focus()

/**
 * The same for a bench that has just come, with `field` if that is the next one. Whoever is typing or
 * scanning into the scan field meanwhile keeps it, or a code would be torn into two fields.
 */
export function benchArrives(field: HTMLInputElement | null = nextOnBench()): void {
  const at = document.activeElement
  const isBusy = at instanceof HTMLInputElement && at.dataset['scan'] !== undefined && at.value !== ''
  if (!isBusy) field?.focus()
}

/**
 * Arrow keys move between the fields of the form marked `data-bench`, as Tab does; up from the first field
 * goes to the scan field.
 */
export function useBenchKeys(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      const bench = event.target instanceof Element ? event.target.closest('[data-bench]') : null
      const fields = [...(bench?.querySelectorAll<HTMLElement>(ONE_LINE) ?? [])]
      const at = fields.findIndex((field) => field === event.target)
      if (at < 0) return
      event.preventDefault()
      const next = fields[at + (event.key === 'ArrowDown' ? 1 : -1)]
      if (next) next.focus()
      else if (event.key === 'ArrowUp') document.querySelector<HTMLElement>('[data-scan]')?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
