import { LINK_TEXT_MAX, parseLink } from '@longhaul/domain/links/parse-link.ts'
import type { ParsedLink } from '@longhaul/domain/links/parsed-link.ts'
import { readPaste, type Paste } from '@longhaul/domain/links/read-paste.ts'
import { isWall } from '@longhaul/domain/links/walls.ts'
import { FetchRefused } from '../platform/guarded-fetch/guard.ts'
import { type Fetched, guardedFetch } from '../platform/guarded-fetch/guarded-fetch.ts'
import type { World } from '../platform/world.ts'
import { fromMallAddresses, reachMall } from './demo-mall/reach-mall.ts'
import { findShortLink, keepShortLink } from './sql.ts'

/** Where a short link leads does not change; that it led nowhere may have been the weather. */
const FAULT_MS = 10 * 60_000
/** A page that forwards by script names its goal near its top. */
const ADDRESSES_READ = 200

type Outcome = { target: string; fault: 'no_product' | 'blocked' | 'unreachable' | null }

/**
 * Recognises a pasted text, and follows a short link to the product behind it. What the outside world said is kept, so that a link that goes
 * round among shoppers is asked for once. A link that leads nowhere stays `needs_redirect`, a marketplace's log-in or robot check is `blocked`,
 *
 */
export async function recognise(
  world: World,
  { text, pick }: { text: string; pick?: number | undefined },
  now: Date,
  fetchPage: typeof guardedFetch = guardedFetch,
): Promise<Paste> {
  const paste = readPaste(world.env.demo ? fromMallAddresses(text) : text, pick)
  return { ...paste, result: await followed(world, paste.result, now, fetchPage) }
}

async function followed(
  world: World,
  parsed: ParsedLink,
  now: Date,
  fetchPage: typeof guardedFetch,
): Promise<ParsedLink> {
  if (parsed.ok || parsed.reason !== 'needs_redirect' || !parsed.url) return parsed
  const { target, fault } = await leadOf(world, parsed.url, now, fetchPage)
  const found = target ? parseLink(target) : undefined
  if (found?.ok)
    return parsed.viaAgent ? { ok: true, link: { viaAgent: parsed.viaAgent, ...found.link } } : found
  return fault === 'blocked' ? { ...parsed, reason: 'blocked' } : parsed
}

async function leadOf(
  world: World,
  url: string,
  now: Date,
  fetchPage: typeof guardedFetch,
): Promise<Outcome> {
  const known = await findShortLink(world.db, url)
  if (known && (known.fault === null || now.getTime() - known.read_at.getTime() < FAULT_MS)) return known
  const outcome = await follow(world, url, fetchPage)
  await keepShortLink(world.db, { url, ...outcome, read_at: now })
  return outcome
}

async function follow(world: World, url: string, fetchPage: typeof guardedFetch): Promise<Outcome> {
  try {
    const { guard, url: reached } = reachMall(world, url)
    const page = await fetchPage(guard, reached, { accept: 'page', isGoal: namesProduct })
    const target = addressesOf(page).find(namesProduct)
    if (target) return { target, fault: null }
    return { target: '', fault: isWall(page.url) ? 'blocked' : 'no_product' }
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    world.log.info({ reason: error.reason }, 'a short link led nowhere')
    return { target: '', fault: 'unreachable' }
  }
}

/** Short of an answer: the address itself, what it carries in its parameters (a log-in page is told where to go on), what the page forwards to. */
function addressesOf({ url, body }: Fetched): string[] {
  const carried = [...new URL(url).searchParams.values()]
  const written = body.toString('latin1').match(/https?:\\?\/\\?\/[^\s"'<>`]{4,2000}/g) ?? []
  return [
    url,
    ...carried,
    ...written.slice(0, ADDRESSES_READ).map((one) => one.replaceAll('\\/', '/').replaceAll('&amp;', '&')),
  ]
}

const namesProduct = (address: string): boolean =>
  /^https?:/.test(address) && address.length <= Math.min(LINK_TEXT_MAX, 2_048) && parseLink(address).ok
