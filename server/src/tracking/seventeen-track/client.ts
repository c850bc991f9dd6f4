import type { World } from '../../platform/world.ts'

/** What 17TRACK answers to a list: what it took and what it did not, and why. */
export type Lists = {
  accepted: Record<string, unknown>[]
  rejected: { number: string; code: number; message: string }[]
}

/** Asks 17TRACK (API 2.2 and 2.4: same paths), within our time limit. Any other answer is thrown: ask again later. */
export async function ask17(world: World, path: string, list: readonly object[]): Promise<Lists> {
  const { url, key } = keysOf(world)
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    redirect: 'error',
    headers: { '17token': key, 'content-type': 'application/json' },
    body: JSON.stringify(list),
    signal: AbortSignal.timeout(world.env.carriers.timeoutMs),
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

export function keysOf(world: World): { url: string; key: string } {
  const keys = world.env.carriers.track17
  if (!keys) throw new Error('17TRACK is not set up')
  return keys
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : []

const codeIn = (answer: unknown): string => String(isObject(answer) ? answer['code'] : 'none')

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
