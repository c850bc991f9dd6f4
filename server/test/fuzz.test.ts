import { beforeAll, expect, test } from 'vitest'
import {
  type Document,
  type Operation,
  operationsOf,
  placesIn,
  sampleOf,
  seeded,
  withAt,
} from './openapi-samples.ts'
import { isLong } from '@longhaul/domain/form.test-support.ts'
import { listening, request } from './sockets.ts'
import { type Person, testWorld } from './world.ts'

/*
 * Makes every call that the server's own OpenAPI document describes, as a client that has only the document
 * would, with one part of it broken: the answer is in the wrapper, is not a server fault and reveals no
 * internals. While `contract.test.ts` breaks the outermost fields in process, this test reads the document as
 * it is served, breaks fields at any depth, and speaks HTTP. The long form is fuzz.long.test.ts; FUZZ_SEED=7
 * breaks other parts, FUZZ_RUNS=1000 more of them.
 */

const RUNS = Number(process.env['FUZZ_RUNS'] ?? (isLong ? 100 : 2))
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)

const world = testWorld()
const wire = listening(world)
let ana: Person
let admin: Person
let operations: Operation[]

/** Logging out would end the session that all other calls here use. */
const ENDS_THE_SESSION = /\/logout$/

beforeAll(async () => {
  ana = await world.shopper('ana')
  admin = await world.staff('admin', ['admin'])
  const { text } = await wire.send(request('GET /api/v1/openapi.json'))
  operations = operationsOf(JSON.parse(text) as Document).filter(({ path }) => !ENDS_THE_SESSION.test(path))
})

test('the served document describes the calls', () => {
  expect(operations.length).toBeGreaterThan(200)
  expect(operations.some(({ name }) => name === 'POST /orders')).toBe(true)
})

test(
  'a call with any part broken is answered and reveals no internals',
  async () => {
    const random = seeded(SEED)
    const faults: string[] = []
    for (const operation of operations)
      for (let run = 0; run < RUNS; run++) {
        const { bytes, what } = broken(operation, random)
        const answer = await wire.send(bytes)
        const fault = faultOf(answer)
        if (fault)
          faults.push(`${operation.name}, ${what}: ${answer.status} ${fault} ${answer.text.slice(0, 200)}`)
      }
    expect(faults).toEqual([])
    // No session ended along the way, so every call was made by someone who was logged in.
    for (const [who, path] of [
      [ana, '/users/info'],
      [admin, '/staff/info'],
    ] as const) {
      const { status } = await wire.send(request(`GET /api/v1${path}`, { authorization: who.token }))
      expect(status, path).toBe(200)
    }
  },
  RUNS * 200_000,
)

/** Values of the wrong type. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x'.repeat(20_000),
  '\u0000',
  '\u202e\ud83d\udca5',
  "' or 1=1 --",
  '%s%n',
  '../../etc/passwd',
  '<script>',
  -1,
  0,
  0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  [],
  {},
  [[[]]],
  { $ne: null },
  { toString: 1 },
  '2026-02-30T25:61:00Z',
  '99999-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
]

function broken(operation: Operation, random: () => number): { bytes: Buffer; what: string } {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const sample = operation.body ? sampleOf(operation.body, random) : undefined
  const way = sample === undefined ? [] : pick(placesIn(sample))
  const wrong = pick(WRONG)
  const body = sample === undefined ? '' : (JSON.stringify(withAt(sample, way, wrong)) ?? '')
  const spoilt = pick(['path', 'query', 'none'])
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = operation.params.find((param) => param.name === name)?.schema ?? {}
    return encodeURIComponent(plain(spoilt === 'path' ? pick(WRONG) : sampleOf(schema, random)).slice(0, 30))
  })
  const query = operation.params
    .filter((param) => param.in === 'query' && random() < 0.5)
    .map(({ name, schema }) => {
      const value = spoilt === 'query' ? pick(WRONG) : sampleOf(schema, random)
      return `${name}=${encodeURIComponent(plain(value).slice(0, 2_000))}`
    })
  const target = `/api/v1${path.slice(0, 4_000) || '/'}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const headers = {
    authorization: (operation.isStaff ? admin : ana).token,
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
  }
  const what = `${target.slice(0, 200)} ${way.join('.')} = ${JSON.stringify(wrong)?.slice(0, 60)}`
  return { bytes: request(`${operation.method} ${target}`, headers, body), what }
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** What no answer may reveal: paths of our files, our queries, stack traces. */
const INSIDES =
  /node_modules|server\/src|\bat \w+ \(|\.ts:\d+|select .* from |syntax error at|violates .* constraint|ECONNREFUSED/i

/**
 * What is wrong with an answer; null if nothing. Documents and streams are recognised by their content type,
 * everything else must have the wrapper.
 */
function faultOf({
  status,
  headers,
  text,
}: {
  status: number
  headers: Record<string, string>
  text: string
}) {
  if (status === 0) return 'no answer'
  if (status >= 500 && status !== 503) return 'a server fault'
  if (!headers['x-request-id']) return 'no request id'
  if (status === 200 && !headers['content-type']?.startsWith('application/json')) return null
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown }
    if (typeof code !== 'number' || typeof message !== 'string') return 'no wrapper'
  } catch {
    return 'no wrapper'
  }
  return status >= 400 && INSIDES.test(text) ? 'reveals internals' : null
}
