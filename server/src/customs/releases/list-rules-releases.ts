import { listRulesReleases as route } from '@longhaul/contract/parcels/rules-releases.staff.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { toRelease } from './release-card.ts'
import { findFeed } from './sql-feed.ts'
import { listReleases } from './sql-releases.ts'

export const listRulesReleasesAction = readAction(route, listRulesReleases)

async function listRulesReleases({ db, lang, world }: ReadCall<typeof route>): Answer<typeof route> {
  const feed = await findFeed(db)
  return {
    releases: (await listReleases(db)).map(toRelease),
    feed: {
      is_set: world.env.rulesUrl !== undefined,
      asked_at: feed?.asked_at.toISOString() ?? null,
      heard_at: feed?.heard_at?.toISOString() ?? null,
      fault: feed?.fault ? errorsIn(lang).reasons[feed.fault] : '',
      detail: feed?.detail ?? '',
    },
  }
}
