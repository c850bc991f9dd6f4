import { BUCKETS } from '@longhaul/domain/goods-knowledge/learnt/features.ts'
import { NO_DENSITY } from '@longhaul/domain/goods-knowledge/learnt/density.ts'
import type { Halves, LearntModel } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import { MEASURES } from '@longhaul/domain/goods-knowledge/weighings.ts'

/** A model without its words, as JSON; one that was learnt by an earlier version has no density. */
export type ModelJson = Omit<LearntModel, 'difficulty' | 'density'> & Partial<Pick<LearntModel, 'density'>>

/**
 * A model as it is stored: words as 32-bit numbers, measure by measure and half by half, then
 * difficulties.
 */
export function toModelColumns({ difficulty, ...model }: LearntModel): { model: string; words: Buffer } {
  const halves = [...MEASURES.map((measure) => model.measures[measure].words), difficulty]
  const words = halves.flatMap((own) => [own?.[0] ?? NOTHING, own?.[1] ?? NOTHING])
  const measures = Object.fromEntries(
    MEASURES.map((measure) => [measure, { ...model.measures[measure], words: null }]),
  )
  return {
    model: JSON.stringify({ ...model, measures }),
    words: Buffer.concat(words.map((own) => Buffer.from(own.buffer, own.byteOffset, own.byteLength))),
  }
}

const NOTHING = new Float32Array(BUCKETS)

/** Reads a stored model. */
export function fromModelColumns(model: ModelJson, words: Buffer): LearntModel {
  const aligned = new Uint8Array(words).buffer
  const half = (at: number) => new Float32Array(aligned, at * BUCKETS * 4, BUCKETS)
  const halves = (at: number): Halves => [half(at * 2), half(at * 2 + 1)]
  const { weight, volume, longest } = model.measures
  return {
    ...model,
    density: model.density ?? NO_DENSITY,
    measures: {
      weight: { ...weight, words: halves(0) },
      volume: { ...volume, words: halves(1) },
      longest: { ...longest, words: halves(2) },
    },
    difficulty: halves(3),
  }
}
