import type { Db } from '../../platform/database/db.ts'
import { listCodes, listCreatorCodes } from './sql.ts'

/** A sitemap may have 50,000 addresses; those of lists and of creators leave room for everything else. */
const CODES_MAX = 5_000

type Shown = { code: string; updated_at: Date }

/** The codes of the newest public lists that search engines may know: shown, and not reported. */
export const readCodes = (db: Db): Promise<Shown[]> => listCodes(db, CODES_MAX)

/** The codes of the creators who show such a list, and when they last changed one. */
export const readCreatorCodes = (db: Db): Promise<Shown[]> => listCreatorCodes(db, CODES_MAX)
