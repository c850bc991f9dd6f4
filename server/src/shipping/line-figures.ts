import { weightStep } from '@longhaul/domain/shipping/weight-step.ts'
import type { LineOffer } from './compare-lines.ts'

/**
 * A line's offer for a weight in wire format, without the price. A line that does not go there has no rate,
 * and therefore no figures.
 */
export function lineFigures(
  {
    lineId,
    name,
    option,
    refusals,
    cannotCarry,
    rate,
    quote,
  }: Omit<LineOffer, 'taxMode' | 'paidUpTo' | 'excludes' | 'markup'>,
  weightGrams: number,
) {
  const meter = rate && quote ? weightStep(rate, weightGrams, quote) : null
  return {
    line_id: lineId,
    name,
    option,
    refusals,
    billed_grams: quote?.billedGrams ?? null,
    volumetric_grams: quote?.volumetricGrams ?? null,
    first_grams: rate?.firstGrams ?? 0,
    step_grams: rate?.stepGrams ?? 0,
    steps: quote?.steps ?? null,
    grams_to_next_step: meter?.freeGrams ?? null,
    next_step_fen: meter?.nextTotalFen && rate ? rate.stepPriceFen : null,
    min_days: rate?.transitMinDays ?? 0,
    max_days: rate?.transitMaxDays ?? 0,
    observed_days: rate?.observedDays ?? '',
    max_grams: rate?.maxGrams ?? 0,
    cannot_carry: cannotCarry,
  }
}
