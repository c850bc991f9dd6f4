import { useEffect } from 'react'
import type { ConfirmValues } from './confirm-values.ts'

const keyOf = (ids: readonly string[]): string => `confirm:${ids.join(',')}`

/** The draft for these goods, stored in this tab: restored after Back, a reload or a change of language. */
export function readDraft(ids: readonly string[]): Partial<ConfirmValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(ids)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Stores the form's values on every change. */
export function useDraftOf(ids: readonly string[], values: ConfirmValues): void {
  const key = keyOf(ids)
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(values))
    } catch {
      // Without storage there is no draft; the form still works.
    }
  }, [key, values])
}

/** Deletes the draft once the package has been created. */
export function dropDraft(ids: readonly string[]): void {
  try {
    sessionStorage.removeItem(keyOf(ids))
  } catch {
    // As above.
  }
}
