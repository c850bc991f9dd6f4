import { joinSentences } from '@longhaul/text/join-sentences.ts'
import type { Estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import {
  cautionIn,
  explainedIn,
  kindNameIn,
  sellerStatesIn,
} from '@longhaul/text/documents/goods-knowledge.ts'
import type { EstimatedGoods } from './estimate-goods.ts'

/** The true value lies within the interval for this many of 100 pieces. */
export const HOLDS_IN = 80

/**
 * An estimate in wire format: grams, cubic centimetres and millimetres, with the sentence that explains the
 * weight.
 */
export function toEstimate({ estimates, kind, model, stated }: EstimatedGoods, lang: Lang) {
  const { weight, volume, longest } = estimates
  const explained = [explainedIn(lang, weight, kind), sellerStatesIn(lang, weight, stated)].flatMap(
    (said) => said ?? [],
  )
  const caution = cautionIn(lang, weight, model.pieces)
  return {
    weight_grams: ends(weight),
    volume_cm3: ends(volume),
    longest_mm: ends(longest),
    holds_in: HOLDS_IN,
    level: weight.level,
    weighings: weight.weighings,
    kind: kind && { id: kind.id, name: kindNameIn(lang, kind) },
    source: weight.level === 'start' ? (kind?.source ?? null) : null,
    explanation: joinSentences(lang, [...explained, ...(caution ? [caution] : [])]),
    caution,
    model_version: model.version,
    learned_at: model.learned_at?.toISOString() ?? null,
  }
}

const ends = ({ low, expected, high }: Estimate) => ({ low, expected, high })
