import type { Reason } from '../refusals.ts'

/** How an order of detail photos for something on its shelf goes: waited for, then one of three ends. */
export const PHOTO_ORDER_STAGES = ['waiting', 'taken', 'declined', 'cancelled'] as const
export type PhotoOrderStage = (typeof PHOTO_ORDER_STAGES)[number]

/** Why no photo can be said impossible, in characters at most. */
export const DECLINE_REASON_MAX = 500

/** Null when the photos of an order are done, else why not: each that was ordered has to be there, or be declined with a reason. */
export const whyNotFinishPhotos = (photos: { shots: number; taken: number }): Reason | null =>
  photos.taken < photos.shots ? 'evidence_missing' : null

/** Null when what is missing of an order may be declined, else why not: all of it is there. */
export const whyNotDeclinePhotos = (photos: { shots: number; taken: number }): Reason | null =>
  photos.taken >= photos.shots ? 'transition_not_allowed' : null

/** Whether the days that it waited are added to its free storage: where we took them, not where its shopper called it off. */
export const givesDaysBack = (end: Exclude<PhotoOrderStage, 'waiting'>): boolean => end !== 'cancelled'
