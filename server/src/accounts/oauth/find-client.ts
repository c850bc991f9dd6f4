import { type OauthClient, isDocumentAddress, readClientDocument } from '@longhaul/domain/accounts/oauth.ts'
import { FetchRefused } from '../../platform/guarded-fetch/guard.ts'
import { guardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts'
import { isObject, readJson } from '../../platform/read-json.ts'
import type { World } from '../../platform/world.ts'
import { findRegisteredClient } from './sql.ts'

/** A document that takes longer is refused: a shopper is waiting. */
const WITHIN_MS = 3_000
/** Documents kept by one process, and for how long at most, whatever their servers allow. */
const KEPT_MAX = 500
const KEPT_SECONDS_MAX = 86_400

/**
 * A program that wants to be connected: one that registered itself, or one whose id is the address of a
 * document that describes it. Undefined if there is none, or if its document cannot be read.
 */
export const findClient = async (
  world: World,
  clientId: string,
  now: Date,
): Promise<OauthClient | undefined> =>
  isDocumentAddress(clientId)
    ? await readDocument(world, clientId, now)
    : await findRegisteredClient(world.db, clientId)

type Kept = { client: OauthClient; until: number }
const kept = new WeakMap<World['db'], Map<string, Kept>>()

/** The program's document, as its server gives it, or as it allowed us to keep it. */
async function readDocument(world: World, clientId: string, now: Date): Promise<OauthClient | undefined> {
  const documents = kept.get(world.db) ?? new Map<string, Kept>()
  kept.set(world.db, documents)
  const known = documents.get(clientId)
  if (known && known.until > now.getTime()) return known.client
  documents.delete(clientId)
  const { client, seconds } = await fetchDocument(world, clientId)
  if (client && seconds > 0) {
    if (documents.size >= KEPT_MAX) documents.delete(documents.keys().next().value ?? '')
    documents.set(clientId, { client, until: now.getTime() + seconds * 1_000 })
  }
  return client
}

async function fetchDocument(
  { guard, log }: World,
  clientId: string,
): Promise<{ client: OauthClient | undefined; seconds: number }> {
  const withinMs = Math.min(WITHIN_MS, guard.withinMs ?? WITHIN_MS)
  try {
    const fetched = await guardedFetch({ ...guard, withinMs }, clientId, { accept: 'client' })
    const document = fetched.status === 200 ? readJson(fetched.body.toString()) : undefined
    return {
      client: isObject(document) ? readClientDocument(document, clientId) : undefined,
      seconds: keptSeconds(fetched.cacheControl),
    }
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    log.info({ reason: error.reason }, 'the document of a program was not read')
    return { client: undefined, seconds: 0 }
  }
}

/** For how long a server allows an answer to be kept; 0 where it does not say. */
function keptSeconds(cacheControl: string): number {
  if (/\bno-(?:store|cache)\b/.test(cacheControl)) return 0
  return Math.min(KEPT_SECONDS_MAX, Number(/\bmax-age=(\d{1,9})\b/.exec(cacheControl)?.[1] ?? 0))
}
