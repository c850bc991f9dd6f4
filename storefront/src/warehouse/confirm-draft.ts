import { useEffect } from 'react'
import type { ConfirmValues } from './confirm-values.ts'

const keyOf = (ids: readonly string[]): string => `confirm:${ids.join(',')}`

/** What was filled in for these goods before, in this tab: after Back, a reload, a change of language. */
export function readDraft(ids: readonly string[]): Partial<ConfirmValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(ids)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Keeps what is filled in with every change. */
export function useDraftOf(ids: readonly string[], values: ConfirmValues): void {
  const key = keyOf(ids)
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(values))
    } catch {
      // Without storage nothing is kept; the form works all the same.
    }
  }, [key, values])
}

/** The package is made: nothing of its form is needed any more. */
export function dropDraft(ids: readonly string[]): void {
  try {
    sessionStorage.removeItem(keyOf(ids))
  } catch {
    // As above.
  }
}
