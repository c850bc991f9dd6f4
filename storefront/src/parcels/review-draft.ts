import { useEffect } from 'react'
import type { StoredPicture } from './upload-picture.ts'

/** The values of a review before it is sent. `stars` is empty until chosen. */
export type ReviewValues = { stars: string; body: string; pictures: readonly StoredPicture[] }

const keyOf = (parcelId: string): string => `review:${parcelId}`

/** The draft for this package, stored in this tab. */
export function readReviewDraft(parcelId: string): Partial<ReviewValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(parcelId)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Stores the draft on every change, until it is `sent`. */
export function useReviewDraft(parcelId: string, values: ReviewValues, sent: boolean): void {
  useEffect(() => {
    try {
      if (sent) sessionStorage.removeItem(keyOf(parcelId))
      else sessionStorage.setItem(keyOf(parcelId), JSON.stringify(values))
    } catch {
      // Without storage there is no draft; the form still works.
    }
  }, [parcelId, values, sent])
}
