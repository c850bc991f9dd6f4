import type { Db } from '../../platform/database/db.ts'
import { listCodes } from './sql.ts'

/** A sitemap may have 50,000 addresses; those of lists leave room for everything else. */
const CODES_MAX = 5_000

/** The codes of the newest public lists that search engines may know: shown, and not reported. */
export const readCodes = (db: Db): Promise<{ code: string; updated_at: Date }[]> => listCodes(db, CODES_MAX)
