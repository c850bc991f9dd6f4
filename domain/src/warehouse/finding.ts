import type { AbnormalReason } from './inspection.ts'
import type { Flaw } from './photo-captions.ts'

/** The longest note of staff's, in letters, that a headline repeats. */
export const FINDING_NOTE_MAX = 24

/**
 * What inspection found: the problem, and of a flaw that was photographed its kind, with its place or measure
 * as written under the photo.
 */
export type Finding = {
  readonly problem: AbnormalReason
  readonly flaw: Flaw | null
  readonly note: string
}
