import type pg from 'pg'
import { STAFF } from './people.ts'
import { type InstallationKind, holdsDemo, isInhabited, readMark, writeMark } from './sql-installation.ts'
import { STORY_MARK } from './sql.ts'

/**
 * Refuses to start if the database is the other kind of installation: the demo's people have published
 * passwords, and a real shop's people would see invented payments (decision 0039). Called before anything is
 * changed.
 */
export async function refuseOtherKind(pool: pg.Pool, demo: boolean): Promise<void> {
  const kind = await kindOf(pool)
  if (kind === 'demo' && !demo) throw new Error(DEMO_FOR_SHOP)
  if (kind === 'shop' && demo) throw new Error(SHOP_FOR_DEMO)
}

/**
 * Marks a migrated database as the kind of installation it is started as. This is permanent, whatever the
 * database contains.
 */
export async function markInstallation(pool: pg.Pool, demo: boolean): Promise<void> {
  await refuseOtherKind(pool, demo)
  await writeMark(pool, demo ? 'demo' : 'shop')
  await refuseOtherKind(pool, demo)
}

/**
 * The kind of a database: by its mark or, without one, by its accounts and story. Undefined if it has none.
 */
async function kindOf(pool: pg.Pool): Promise<InstallationKind | undefined> {
  const mark = await readMark(pool)
  if (mark) return mark
  const emails = Object.values(STAFF).map(({ email }) => email)
  if (await holdsDemo(pool, STORY_MARK, emails)) return 'demo'
  return (await isInhabited(pool)) ? 'shop' : undefined
}

const ELSEWHERE = 'choose another folder with DATA_DIR, or another database with DATABASE_URL'
const DEMO_FOR_SHOP = `This database holds the demo, whose passwords are published: it cannot become a real shop. For the shop, ${ELSEWHERE}; for the demo, set DEMO=1.`
const SHOP_FOR_DEMO = `This database holds a real shop, and the demo would put invented people into it. For the shop, set DEMO=0; for the demo, ${ELSEWHERE}.`
