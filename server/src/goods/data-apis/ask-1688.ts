import { apiKeys, type KeysOf } from '../../platform/api-keys.ts'
import { type ApiRequest, askApi } from '../../platform/ask-api.ts'
import { needed, optional } from '../../platform/settings.ts'
import type { World } from '../../platform/world.ts'
import { ApiError, limitSettings } from './data-api.ts'
import { countOf, type Json, objectOf, textOf } from './read-json.ts'
import { sign1688 } from './sign.ts'

export const open1688Keys = apiKeys({
  company: '1688',
  opens: 'the 1688 Open Platform (cross-border search and product details)',
  settings: {
    appKey: needed('ALIBABA_1688_APP_KEY'),
    secret: needed('ALIBABA_1688_APP_SECRET'),
    accessToken: needed('ALIBABA_1688_ACCESS_TOKEN'),
    refreshToken: optional(
      'ALIBABA_1688_REFRESH_TOKEN',
      'the refresh token that came with the access token; without it the access token ends after ten hours',
    ),
    ...limitSettings('ALIBABA_1688', 'https://gw.open.1688.com/openapi'),
  },
})
/** The language into which 1688 translates what sellers write, beside their own words. */
export const READER_1688 = 'en'

export type Keys1688 = KeysOf<typeof open1688Keys>

/** Every call is of this version and namespace. */
const NAMESPACE = '1/com.alibaba.fenxiao.crossborder'

/** A signed call; objects among its parameters are sent as JSON. */
export async function request1688(
  keys: Keys1688,
  call: string,
  parameters: Readonly<Record<string, unknown>>,
  { world, now }: { world: Pick<World, 'db'>; now: Date },
): Promise<ApiRequest> {
  const path = `param2/${NAMESPACE}/${call}/${keys.appKey}`
  const sent = {
    access_token: await accessToken(keys, world, now),
    ...Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)] as const),
    ),
    _aop_timestamp: String(now.getTime()),
  }
  return {
    url: `${keys.url}/${path}`,
    form: new URLSearchParams({ ...sent, _aop_signature: sign1688(path, sent, keys.secret) }),
  }
}

/** The inner result of an answer, where it is an object. As `value1688`. */
export function result1688(json: unknown): Json | undefined {
  const value = value1688(json)
  return value === undefined ? undefined : objectOf(value)
}

/**
 * The inner result of an answer; undefined if it says that there is no such thing. Throws `ApiError` if it is
 * an error.
 */
export function value1688(json: unknown): unknown {
  const answer = objectOf(json)
  const inner = objectOf(answer['result'])
  if (textOf(answer['error_code']) === '' && inner['success'] !== false && inner['success'] !== 'false')
    return inner['result'] ?? {}
  const code = textOf(answer['error_code']) || textOf(inner['code'])
  const message = textOf(answer['error_message']) || textOf(inner['message'])
  if (/not.?(exist|found)|不存在|已下架/i.test(message)) return undefined
  throw new ApiError(`${code} ${message}`)
}

/** A token is replaced so long before it ends. */
const EARLY_MS = 10 * 60_000
const LASTS_SECONDS = 36_000
const TOKEN_LIMITS = { timeLimitMs: 4_000, bytesMax: 64 << 10 }

type Token = { token: string; endsAt: number }

/**
 * The access token of now. It lasts ten hours, so each process exchanges the refresh token for one when it
 * first needs it, and again before it ends; calls made meanwhile wait for the same exchange. Without a
 * refresh token the configured access token is all there is.
 */
async function accessToken(keys: Keys1688, { db }: Pick<World, 'db'>, now: Date): Promise<string> {
  if (keys.refreshToken === '') return keys.accessToken
  const tokens = TOKENS.get(db) ?? new Map<string, Promise<Token>>()
  TOKENS.set(db, tokens)
  const key = `${keys.url} ${keys.appKey} ${keys.refreshToken}`
  const latest = tokens.get(key)
  const known = await latest?.catch(() => undefined)
  if (known && known.endsAt - EARLY_MS > now.getTime()) return known.token
  // Another call began to replace it while this one waited.
  if (tokens.get(key) !== latest) return await accessToken(keys, { db }, now)
  const replacing = exchange(keys, now)
  tokens.set(key, replacing)
  return (await replacing).token
}

async function exchange(keys: Keys1688, now: Date): Promise<Token> {
  const answer = objectOf(
    await askApi(
      {
        url: `${keys.url}/http/1/system.oauth2/getToken/${keys.appKey}`,
        form: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: keys.appKey,
          client_secret: keys.secret,
          refresh_token: keys.refreshToken,
        }),
      },
      TOKEN_LIMITS,
    ),
  )
  const token = textOf(answer['access_token'])
  if (token === '') throw new ApiError(`${textOf(answer['error'])} ${textOf(answer['error_description'])}`)
  return { token, endsAt: now.getTime() + (countOf(answer['expires_in']) ?? LASTS_SECONDS) * 1_000 }
}

const TOKENS = new WeakMap<object, Map<string, Promise<Token>>>()
