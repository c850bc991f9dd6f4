import { call } from '@longhaul/browser/calls/client.ts'
import { showError } from '@longhaul/browser/calls/errors.ts'
import { useCallback, useRef, useState } from 'react'
import { playBad, playGood } from '../shared/sounds.ts'
import type { TakeLabel } from './ReturnPanel.tsx'

/** The package on the bench that came back, whose labels count for it. */
export function useReturned() {
  const [id, open] = useState('')
  const taking = useRef<TakeLabel | null>(null)
  const onTake = useCallback((take: TakeLabel | null) => void (taking.current = take), [])
  return {
    /** Empty if there is none. */
    id,
    open,
    close: () => open(''),
    onTake,
    isTaking: () => taking.current !== null,
    /** Counts a label for the package; the reason if it does not count. */
    take: (code: string) => taking.current?.(code) ?? null,
  }
}

/**
 * The id of the package with this number, waybill or goods label, or `unknown`; undefined if the request
 * failed, which is shown in a toast.
 */
export async function findPackage(code: string): Promise<string | undefined> {
  try {
    const { items } = await call('GET /staff/parcels', { query: { q: code } })
    const found = items.find((row) => isCalled(row, code)) ?? (items.length === 1 ? items[0] : undefined)
    if (found) playGood()
    else playBad()
    return found?.id ?? 'unknown'
  } catch (error) {
    showError(error)
    return undefined
  }
}

/** Whether a package has exactly this number, or travels under it. */
const isCalled = (row: { number: string; tracking_number: string | null }, code: string): boolean =>
  row.number === code.toUpperCase() || row.tracking_number === code.toUpperCase()
