import type { ButtonType } from '../button/look.ts'

/** What the shopper is asked to do, or offered. */
export type StepKind = 'answer' | 'pay' | 'pack' | 'track' | 'confirm' | 'claim' | 'review'

/**
 * The look of a step's filled button: cinnabar if it commits money or confirms that the goods have arrived.
 */
export const stepButton = (kind: StepKind): ButtonType =>
  kind === 'pay' || kind === 'confirm' ? 'assistRed' : 'primary'
