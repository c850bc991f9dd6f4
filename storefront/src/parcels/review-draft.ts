import { useEffect } from 'react'
import type { StoredPicture } from './upload-picture.ts'

/** What a review holds before it is sent. `stars` is empty until one is chosen. */
export type ReviewValues = { stars: string; body: string; pictures: readonly StoredPicture[] }

const keyOf = (parcelId: string): string => `review:${parcelId}`

/** What was written about this package before, in this tab. */
export function readReviewDraft(parcelId: string): Partial<ReviewValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(parcelId)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Keeps the draft with every change; `sent` ends that. */
export function useReviewDraft(parcelId: string, values: ReviewValues, sent: boolean): void {
  useEffect(() => {
    try {
      if (sent) sessionStorage.removeItem(keyOf(parcelId))
      else sessionStorage.setItem(keyOf(parcelId), JSON.stringify(values))
    } catch {
      // Without storage nothing is kept; the form works all the same.
    }
  }, [parcelId, values, sent])
}
