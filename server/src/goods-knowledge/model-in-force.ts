import { STARTING_MODEL } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import { cachedInMemory } from '../platform/database/site-memory.ts'
import { findModelInForce } from './sql-models.ts'

/** The version of the starting table. */
const STARTING_VERSION = 0

/**
 * The model by which estimates are made now, cached in memory: the version last put in force, or the starting
 * table.
 */
export const readModelInForce = cachedInMemory(async (db) => {
  const row = await findModelInForce(db)
  return row ?? { version: STARTING_VERSION, learned_at: null, model: STARTING_MODEL }
})
