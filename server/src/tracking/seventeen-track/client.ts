import { apiKeys } from '../../platform/api-keys.ts'
import { address, needed } from '../../platform/settings.ts'
import type { World } from '../../platform/world.ts'
import { isObject, readJson } from '../../platform/read-json.ts'

export const track17Keys = apiKeys({
  company: '17TRACK',
  opens:
    'tracking by 17TRACK; without it, tracking updates are entered manually. Webhook: `PUBLIC_URL/api/v1/webhooks/17track`, API 2.2 or 2.4',
  settings: {
    key: needed('TRACK17_KEY'),
    url: address('TRACK17_URL', 'https://api.17track.net/track/v2.2'),
  },
})

/** 17TRACK's answer to a list: the accepted entries, and the rejected ones with the reason. */
export type Lists = {
  accepted: Record<string, unknown>[]
  rejected: { number: string; code: number; message: string }[]
}

/**
 * Calls 17TRACK (API 2.2 and 2.4: same paths) within the time-out. Throws on any malformed answer: retry
 * later.
 */
export async function ask17(world: World, path: string, list: readonly object[]): Promise<Lists> {
  const { url, key } = track17Keys.of(world)
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    redirect: 'error',
    headers: { '17token': key, 'content-type': 'application/json' },
    body: JSON.stringify(list),
    signal: AbortSignal.timeout(world.env.carrierTimeoutMs),
  })
  const text = await response.text()
  const answer = readJson(text)
  if (!response.ok || !isObject(answer) || answer['code'] !== 0 || !isObject(answer['data']))
    throw new Error(
      `17TRACK answered ${response.status}, code ${codeIn(answer)} to ${path} of ${list.length} numbers`,
    )
  const { accepted, rejected } = answer['data']
  return {
    accepted: listOf(accepted),
    rejected: listOf(rejected).map((row) => {
      const error = isObject(row['error']) ? row['error'] : {}
      return {
        number: String(row['number'] ?? ''),
        code: Number(error['code']),
        message: String(error['message'] ?? ''),
      }
    }),
  }
}

/** The objects of a list; none if it is no list. */
export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : []

const codeIn = (answer: unknown): string => String(isObject(answer) ? answer['code'] : 'none')
