import {
  type ModelFigures,
  modelFiguresOf,
  whyNotPutInForce,
} from '@longhaul/domain/goods-knowledge/learnt/judged.ts'
import type { LearntModel } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import type { Past } from '@longhaul/domain/goods-knowledge/learnt/past.ts'
import { type Learnt, judgeBy, learn, refresh } from '@longhaul/domain/goods-knowledge/learnt/train.ts'
import { dayOf } from './days.ts'

/**
 * What a night made: a model that is put in force, or the one in force with what it knows brought up to
 * date.
 */
export type Night = Pick<Learnt, 'model' | 'sellers'> & {
  figures: ModelFigures
  figuresBefore: ModelFigures | null
  whyNot: 'worse' | null
}

/**
 * Learns a model from everything that was weighed, and compares it with the one in force on the latest
 * pieces. A worse one is not put in force; then the one in force learns all but its words anew.
 */
export async function learnNight(past: Past, before: LearntModel | null, now: Date): Promise<Night> {
  const today = dayOf(now)
  const made = await inTurns(learn(past, today))
  const figures = modelFiguresOf(past, made.judged)
  if (before === null) return { ...made, figures, figuresBefore: null, whyNot: null }
  const judged = await inTurns(judgeBy(past, before, today))
  const figuresBefore = modelFiguresOf(past, { ...made.judged, weight: judged })
  const whyNot = whyNotPutInForce(made.judged.weight, judged)
  if (whyNot === null) return { ...made, figures, figuresBefore, whyNot }
  return { ...(await inTurns(refresh(past, before, today))), figures, figuresBefore, whyNot }
}

/** Goes through steps, with turns for requests in between. */
async function inTurns<Made>(steps: Generator<void, Made>): Promise<Made> {
  let step = steps.next()
  while (!step.done) {
    await new Promise<void>((next) => {
      setImmediate(next)
    })
    step = steps.next()
  }
  return step.value
}
