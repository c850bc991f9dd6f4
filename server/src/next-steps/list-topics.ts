import type { NextStep, StepTopic } from '@longhaul/domain/next-step/next-step.ts'
import type { Db } from '../platform/database/db.ts'
import { readSettings } from '../site/public.ts'
import { stepOfItem, stepOfParcel } from './steps-of.ts'
import { listParcelFacts } from './sql-facts.ts'
import { listItemFacts } from './sql-turns.ts'

/** Reads the next step that the shopper sees for each row of a list, in one statement per page. */
export type TopicsOf = (db: Db, ids: readonly string[], now: Date) => Promise<ReadonlyMap<string, StepTopic>>

export const itemTopics: TopicsOf = async (db, ids, now) => {
  const rows = await listItemFacts(db, ids)
  const settings = await readSettings(db)
  return topicsOf(rows.map(({ id, facts }) => [id, stepOfItem(facts, { now, settings })]))
}

export const parcelTopics: TopicsOf = async (db, ids, now) => {
  const rows = await listParcelFacts(db, ids)
  const settings = await readSettings(db)
  return topicsOf(rows.map(({ id, facts }) => [id, stepOfParcel(facts, { now, settings })]))
}

const topicsOf = (steps: readonly (readonly [id: string, step: NextStep | null])[]) =>
  new Map(steps.flatMap(([id, step]) => (step ? [[id, step.about] as const] : [])))
