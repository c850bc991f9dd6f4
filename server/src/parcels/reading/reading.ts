import type { Lang } from '@longhaul/domain/languages.ts'
import type { Db } from '../../platform/database/db.ts'
import type { World } from '../../platform/world.ts'

/** The context needed to show a package to a reader. */
export type Reading = { db: Db; world: World; now: Date; lang: Lang }
