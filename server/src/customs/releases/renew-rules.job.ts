import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { announce } from '../../platform/announce.ts'
import { inTransaction } from '../../platform/database/db.ts'
import { FetchRefused } from '../../platform/guarded-fetch/guard.ts'
import { guardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { job } from '../../platform/jobs/jobs.ts'
import type { World } from '../../platform/world.ts'
import { verifyDocument } from './release-document.ts'
import { findFeed, saveFeed } from './sql-feed.ts'
import { listReleases, lockReleases } from './sql-releases.ts'
import { applyRelease, stageRelease } from './stage-release.ts'
import { readTrust } from './trust.ts'

/** A little less than a day, so that the hour of asking does not move. */
const ASKED_EVERY_MS = 23.5 * 3_600_000
const WITHIN_MS = 60_000

/**
 * Every hour: applies the release of the duty rules that waits, once it has waited long enough, and asks for
 * a newer one a day after the last time. The first hour after the start decides at which hour a shop asks.
 */
export const renewRulesJob = job({
  name: 'renew-rules',
  cron: '41 * * * *',
  async run(world) {
    await applyDue(world)
    await askForNewer(world)
  },
})

async function applyDue({ db, clock, log }: World): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await lockReleases(tx)
    const due = (await listReleases(tx)).find(
      ({ state, applies_at }) => state === 'staged' && applies_at <= now,
    )
    if (!due) return
    await applyRelease(tx, due.id, { now })
    announce(tx, [], ['site'])
    log.info({ version: due.version }, 'duty rules applied')
  })
}

async function askForNewer(world: World): Promise<void> {
  const { db, env, clock, log } = world
  const url = env.rulesUrl
  if (url === undefined) return
  const now = clock.now()
  const feed = await findFeed(db)
  if (feed && now.getTime() - feed.asked_at.getTime() < ASKED_EVERY_MS) return
  const asked = { asked_at: now, heard_at: feed?.heard_at ?? null }
  try {
    await stageAnswer(world, await fetchRelease(world, url), now)
    await saveFeed(db, { ...asked, heard_at: now, fault: null, detail: '' })
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof FetchRefused)) throw error
    const [fault, detail] =
      error instanceof Refusal
        ? ([error.reason, Object.values(error.details).flat().map(String).join('; ')] as const)
        : (['try_again', error.reason] as const)
    await saveFeed(db, { ...asked, fault, detail: detail.slice(0, 300) })
    log.error(
      { fault: errorsIn(FIRST_LANG).reasons[fault], detail },
      'the duty rules of RULES_URL were not taken',
    )
  }
  announce(db, [], ['site'])
}

/** Sends nothing that identifies the shop. */
async function fetchRelease({ guard }: World, url: string): Promise<Buffer> {
  const { status, body } = await guardedFetch({ ...guard, withinMs: WITHIN_MS }, url, { accept: 'rules' })
  if (status !== 200) throw new FetchRefused('unreachable')
  return body
}

/** A release that is known, or older than the one applied, is no news, and no fault. */
async function stageAnswer({ db, env }: World, content: Buffer, now: Date): Promise<void> {
  const { manifest, files } = verifyDocument(content, await readTrust(env))
  await inTransaction(db, async (tx) => {
    await lockReleases(tx)
    await stageRelease(tx, { ...manifest, files, source: 'url' }, { now })
  }).catch((error: unknown) => {
    const isNoNews = error instanceof Refusal && ['rules_known', 'rules_older'].includes(error.reason)
    if (!isNoNews) throw error
  })
}
