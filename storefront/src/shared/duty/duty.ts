import type { Reply } from '@longhaul/contract/routes.ts'

/** What customs will charge for a package by one line. */
export type Duty = NonNullable<Reply<'POST /goods/landed_cost'>['duty']>

/** Whether somebody can say what is to be paid. */
export const isKnown = ({ certainty }: Pick<Duty, 'certainty'>): boolean =>
  certainty !== 'partly' && certainty !== 'unknown'
