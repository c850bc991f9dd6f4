import type { Reason } from '../refusals.ts'

/**
 * The stages of an order of detail photos for goods on the shelf: waiting, then one of three final stages.
 */
export const PHOTO_ORDER_STAGES = ['waiting', 'taken', 'declined', 'cancelled'] as const
export type PhotoOrderStage = (typeof PHOTO_ORDER_STAGES)[number]

/** The maximum length of the reason for declining photos, in characters. */
export const DECLINE_REASON_MAX = 500

/**
 * Null when an order of photos may be finished, else why not: every ordered shot must be taken; missing ones
 * must be declined with a reason instead.
 */
export const whyNotFinishPhotos = (photos: { shots: number; taken: number }): Reason | null =>
  photos.taken < photos.shots ? 'evidence_missing' : null

/** Null when the missing photos of an order may be declined, else why not: all of them are taken. */
export const whyNotDeclinePhotos = (photos: { shots: number; taken: number }): Reason | null =>
  photos.taken >= photos.shots ? 'transition_not_allowed' : null

/**
 * Whether the days of waiting are added to the free storage: yes if we used them, no if the shopper cancelled
 * the order.
 */
export const givesDaysBack = (end: Exclude<PhotoOrderStage, 'waiting'>): boolean => end !== 'cancelled'
