import type { AbnormalReason } from './inspection.ts'
import type { Flaw } from './photo-captions.ts'

/**
 * What inspection found: the problem, and of a flaw that was photographed its kind, with its place or measure
 * as written under the photo.
 */
export type Finding = {
  readonly problem: AbnormalReason
  readonly flaw: Flaw | null
  readonly note: string
}
