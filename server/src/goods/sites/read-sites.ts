import { sitesWith } from '@longhaul/domain/links/agents/own-sites.ts'
import { cachedInMemory } from '../../platform/database/site-memory.ts'
import { listSites } from './sql.ts'

/** The sites whose links are read, as staff have set them; cached until they change one, on any server. */
export const readSites = cachedInMemory(async (db) =>
  sitesWith((await listSites(db)).map((row) => ({ ...row, isRead: row.is_read }))),
)
