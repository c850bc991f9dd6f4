import { mayRead } from '@longhaul/domain/watches/robots.ts'
import { guardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts'
import type { World } from '../../platform/world.ts'
import { mallPagePath } from '../demo-mall/reach-mall.ts'

/** The name by which we look for rules about us, a part of our user agent. */
const AGENT = 'Longhaul'
const HOUR_MS = 3_600_000
/** How long a site's rules are believed, and how long none are asked for after it did not answer. */
const KEPT_MS = 24 * HOUR_MS
const FAILED_MS = HOUR_MS
/** The sites whose rules are kept; then all are forgotten. */
const SITES_MAX = 1_000

/** Fetches a site's rules: their text, empty if it has none, undefined if it does not answer. */
export type FetchRobots = (world: World, url: string) => Promise<string | undefined>

const fetchGuardedRobots: FetchRobots = async (world, url) => {
  try {
    const { status, body } = await guardedFetch(world.guard, url, { accept: 'robots' })
    if (status >= 500 || status === 429) return undefined
    return status >= 400 ? '' : body.toString('utf8')
  } catch (error) {
    world.log.info({ err: error }, 'the rules of a site for programs could not be read')
    return undefined
  }
}

/**
 * Whether a page may be read without a person who asks for it, by its site's robots.txt. A site whose rules
 * cannot be read is left alone. The demo's own mall has none.
 */
export async function mayReadByItself(
  world: World,
  address: string,
  now: Date,
  fetchRobots: FetchRobots = fetchGuardedRobots,
): Promise<boolean> {
  if (mallPagePath(world, address) !== null) return true
  const { origin, pathname, search } = new URL(address)
  const rules = await rulesOf(world, origin, now, fetchRobots)
  return rules !== undefined && mayRead(rules, AGENT, pathname + search)
}

async function rulesOf(world: World, origin: string, now: Date, fetchRobots: FetchRobots) {
  const sites = SITES.get(world.db) ?? new Map<string, { rules: string | undefined; until: number }>()
  SITES.set(world.db, sites)
  const known = sites.get(origin)
  if (known && now.getTime() < known.until) return known.rules
  const rules = await fetchRobots(world, `${origin}/robots.txt`)
  if (sites.size >= SITES_MAX) sites.clear()
  sites.set(origin, { rules, until: now.getTime() + (rules === undefined ? FAILED_MS : KEPT_MS) })
  return rules
}

const SITES = new WeakMap<object, Map<string, { rules: string | undefined; until: number }>>()
