import type { Reply } from '@longhaul/contract/routes.ts'
import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'

export type Models = Reply<'GET /staff/estimate_models'>['models']
export type Model = Models[number]
export type Checks = Reply<'GET /staff/estimate_checks'>

/** A per mille value as "out of 100", to one decimal. */
export const ofHundred = (perMille: number): string => (perMille / 10).toFixed(1)

/** An error in per mille, formatted as a percentage. */
export const percent = (perMille: number | null): string =>
  perMille === null ? '—' : estimatesText.percent(String(Math.round(perMille / 10)))
