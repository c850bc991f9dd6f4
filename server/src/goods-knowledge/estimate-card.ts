import type { Estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { Kind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import type { Measure } from '@longhaul/domain/goods-knowledge/weighings.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { explainedIn, goodsKnowledgeIn } from '@longhaul/text/documents/goods-knowledge.ts'

/** The true value lies within the interval for this many of 100 pieces. */
export const HOLDS_IN = 80

/**
 * An estimate in wire format: grams, cubic centimetres and millimetres, with the sentence that explains the
 * weight.
 */
export function toEstimate(estimates: Record<Measure, Estimate>, kind: Kind | null, lang: Lang) {
  const { weight, volume, longest } = estimates
  return {
    weight_grams: ends(weight),
    volume_cm3: ends(volume),
    longest_mm: ends(longest),
    holds_in: HOLDS_IN,
    level: weight.level,
    weighings: weight.weighings,
    kind: kind && { id: kind.id, name: goodsKnowledgeIn(lang).kinds[kind.id] },
    source: weight.level === 'start' ? (kind?.source ?? null) : null,
    explanation: explainedIn(lang, weight, kind?.id ?? null),
  }
}

const ends = ({ low, expected, high }: Estimate) => ({ low, expected, high })
