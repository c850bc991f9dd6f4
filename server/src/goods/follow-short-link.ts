import type { LinkSites } from '@longhaul/domain/links/agents/sites.ts'
import { parseLink } from '@longhaul/domain/links/parse-link.ts'
import type { ParsedLink } from '@longhaul/domain/links/parsed-link.ts'
import { readPaste, type Paste } from '@longhaul/domain/links/read-paste.ts'
import { isWall } from '@longhaul/domain/links/walls.ts'
import { isWaitOver } from '@longhaul/domain/time/set-back.ts'
import { FetchRefused } from '../platform/guarded-fetch/guard.ts'
import { type Fetched, guardedFetch } from '../platform/guarded-fetch/guarded-fetch.ts'
import { fromMallAddresses, reachMall } from './demo-mall/reach-mall.ts'
import { NoShare, inGuestShare } from './guest-share.ts'
import { type Asking, NotStored } from './providers/provider.ts'
import { readSites } from './sites/read-sites.ts'
import { findShortLink, saveShortLink } from './sql.ts'

/**
 * The target of a short link never changes, so it is cached for good; a failure may be temporary and is
 * retried after this time.
 */
const FAULT_MS = 10 * 60_000
/** A page that forwards by script names its target near the top, so only this many addresses are read. */
const ADDRESSES_READ = 200

type Outcome = { target: string; fault: 'no_product' | 'blocked' | 'unreachable' | null }

/**
 * Recognises a pasted text and follows a short link to the product behind it. Targets are cached, so that a
 * link that circulates among shoppers is fetched once. A link that leads nowhere stays `needs_redirect`; one
 * that leads to a marketplace's log-in or robot check is `blocked`.
 * @throws NotStored if `asking` allows only stored targets and there is none.
 */
export async function recognise(
  asking: Asking,
  { text, pick }: { text: string; pick?: number | undefined },
  fetchPage: typeof guardedFetch = guardedFetch,
): Promise<Paste> {
  const sites = await readSites(asking.world.db)
  const paste = readPaste(asking.world.env.demo ? fromMallAddresses(text) : text, pick, sites)
  return { ...paste, result: await followed(asking, paste.result, sites, fetchPage) }
}

async function followed(
  asking: Asking,
  parsed: ParsedLink,
  sites: LinkSites,
  fetchPage: typeof guardedFetch,
): Promise<ParsedLink> {
  if (parsed.ok || parsed.reason !== 'needs_redirect' || !parsed.url) return parsed
  const { target, fault } = await leadOf(asking, parsed.url, sites, fetchPage)
  const found = target ? parseLink(target, sites) : undefined
  if (found?.ok)
    return parsed.viaAgent ? { ok: true, link: { viaAgent: parsed.viaAgent, ...found.link } } : found
  return fault === 'blocked' ? { ...parsed, reason: 'blocked' } : parsed
}

async function leadOf(
  asking: Asking,
  url: string,
  sites: LinkSites,
  fetchPage: typeof guardedFetch,
): Promise<Outcome> {
  const { world, now } = asking
  const known = await findShortLink(world.db, url)
  if (known && (known.fault === null || !isWaitOver(known.read_at, FAULT_MS, now))) return known
  if (asking.storedOnly) throw new NotStored()
  const outcome = await follow(asking, url, sites, fetchPage)
  if (outcome === 'busy') return { target: '', fault: 'unreachable' }
  await saveShortLink(world.db, { url, ...outcome, read_at: now })
  return outcome
}

async function follow(
  asking: Asking,
  url: string,
  sites: LinkSites,
  fetchPage: typeof guardedFetch,
): Promise<Outcome | 'busy'> {
  const { world, guest } = asking
  const namesProduct = (address: string) => namesProductOf(address, sites)
  try {
    const { guard, url: reached } = reachMall(world, url)
    const forGuest = guest !== undefined
    const page = await inGuestShare(asking, () =>
      fetchPage(guard, reached, { accept: 'page', isGoal: namesProduct, forGuest }),
    )
    const target = addressesOf(page).find(namesProduct)
    if (target) return { target, fault: null }
    return { target: '', fault: isWall(page.url) ? 'blocked' : 'no_product' }
  } catch (error) {
    // No connection was free: nothing was learnt about the link.
    if (error instanceof NoShare || (error instanceof FetchRefused && error.reason === 'busy')) return 'busy'
    if (!(error instanceof FetchRefused)) throw error
    world.log.info({ reason: error.reason }, 'a short link led nowhere')
    return { target: '', fault: 'unreachable' }
  }
}

/**
 * The candidates for the target: the final address, addresses in its parameters (a log-in page is told where
 * to continue), and those written in the page.
 */
function addressesOf({ url, body }: Fetched): string[] {
  const carried = [...new URL(url).searchParams.values()]
  const written = body.toString('latin1').match(/https?:\\?\/\\?\/[^\s"'<>`]{4,2000}/g) ?? []
  return [
    url,
    ...carried,
    ...written.slice(0, ADDRESSES_READ).map((entry) => entry.replaceAll('\\/', '/').replaceAll('&amp;', '&')),
  ]
}

const namesProductOf = (address: string, sites: LinkSites): boolean =>
  /^https?:/.test(address) && address.length <= 2_048 && parseLink(address, sites).ok
