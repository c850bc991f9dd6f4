import type { ButtonType } from '../button/look.ts'

/** What is asked of the reader, or offered. */
export type StepKind = 'answer' | 'pay' | 'pack' | 'track' | 'confirm' | 'claim' | 'review'

/** The look of a step's filled button. Cinnabar where it commits money, or says that the goods are here. */
export const stepButton = (kind: StepKind): ButtonType =>
  kind === 'pay' || kind === 'confirm' ? 'assistRed' : 'primary'
