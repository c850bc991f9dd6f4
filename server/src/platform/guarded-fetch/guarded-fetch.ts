import type { Agent, Response } from 'undici'
import { checkedUrl } from './checked-url.ts'
import { FetchRefused, type Guard, type ResolvedAddress } from './guard.ts'

/** The content types accepted, the maximum number of bytes after decoding, and of redirects. */
const KINDS = {
  page: {
    types: /^(?:text\/html|application\/xhtml\+xml|application\/(?:[\w.]+\+)?json)$/,
    bytes: 2 << 20,
    redirects: 3,
  },
  picture: { types: /^image\/(?:jpeg|png|gif|webp|avif)$/, bytes: 8 << 20, redirects: 3 },
  // What a site says about programs; many answer with a page where they have none.
  robots: { types: /^text\/(?:plain|html)$/, bytes: 512 << 10, redirects: 3 },
  // A signed file, which servers of files send as whatever they take it for.
  rules: {
    types: /^(?:application\/(?:json|octet-stream)|text\/plain)$/,
    bytes: 8 << 20,
    redirects: 3,
  },
  // What a program says of itself, at the very address by which it is known.
  client: { types: /^application\/(?:[\w.-]+\+)?json$/, bytes: 64 << 10, redirects: 0 },
} as const

const IN_ALL_MS = 5_000
const AT_ONCE = 20
/** The maximum number of these for guests; the rest is reserved for logged-in shoppers. */
const AT_ONCE_FOR_GUESTS = 12

export type Fetched = {
  /** The final address, after redirects. */
  url: string
  status: number
  /** Without parameters, in lower case. */
  contentType: string
  /** From the parameters: `text/html; charset=gbk` → `gbk`; undefined if not given. */
  charset: string | undefined
  /** How long others may keep it, in the server's words; empty if it does not say. */
  cacheControl: string
  body: Buffer
}

type Options = {
  accept: keyof typeof KINDS
  /** Called for every address before it is visited; true stops the fetch there, with an empty body. */
  isGoal?: (url: string) => boolean
  /** The request is on behalf of a guest. */
  forGuest?: boolean
}

/**
 * Fetches an untrusted address (docs/rules/goods.md) under strict limits: http and https on the web ports
 * only; the addresses of every hop are checked and the connection goes to the checked address; at most 3
 * redirects, never from https back to http; a limited number of decoded bytes; 5 s in all. No cookies or
 * credentials are sent. Throws `FetchRefused`.
 *
 * Returns the page whatever its status is: a 404 page may be the marketplace's way of saying that the item is
 * gone.
 */
export async function guardedFetch(guard: Guard, address: string, options: Options): Promise<Fetched> {
  const first = checkedUrl(guard, address)
  const isFull = underWay >= AT_ONCE || (options.forGuest && underWayForGuests >= AT_ONCE_FOR_GUESTS)
  if (isFull) throw new FetchRefused('busy')
  underWay += 1
  if (options.forGuest) underWayForGuests += 1
  let agent: Agent | undefined
  try {
    agent = await pinnedAgent(guard)
    return await follow(guard, agent, first, options, AbortSignal.timeout(guard.withinMs ?? IN_ALL_MS))
  } catch (error) {
    throw toRefusal(error)
  } finally {
    underWay -= 1
    if (options.forGuest) underWayForGuests -= 1
    void agent?.destroy()
  }
}

let underWay = 0
let underWayForGuests = 0

async function follow(
  guard: Guard,
  agent: Agent,
  first: URL,
  options: Options,
  signal: AbortSignal,
): Promise<Fetched> {
  const { fetch } = await loadUndici()
  let url = first
  for (let hops = 0; ; hops += 1) {
    if (options.isGoal?.(url.href)) return reached(url)
    const response = await fetch(url, {
      dispatcher: agent,
      signal,
      redirect: 'manual',
      headers: {
        accept: ACCEPT[options.accept],
        'user-agent': USER_AGENT,
        'accept-language': 'zh-CN,zh;q=0.9',
      },
    })
    const next = response.status >= 300 && response.status < 400 && response.headers.get('location')
    if (!next) return await read(url, response, options)
    await response.body?.cancel()
    if (hops === KINDS[options.accept].redirects) throw new FetchRefused('too_many_redirects')
    url = checkedUrl(guard, next, url)
  }
}

const ACCEPT = {
  page: 'text/html,application/json;q=0.9',
  picture: 'image/*',
  robots: 'text/plain',
  rules: 'application/json',
  client: 'application/json',
} as const
const USER_AGENT = 'Mozilla/5.0 (compatible; Longhaul; product page reader)'

const reached = (url: URL): Fetched => ({
  url: url.href,
  status: 0,
  contentType: '',
  charset: undefined,
  cacheControl: '',
  body: Buffer.alloc(0),
})

/**
 * Reads up to the limit of decoded bytes: a decompression bomb, small in transit, is cut off while it
 * expands.
 */
async function read(url: URL, response: Response, { accept }: Options): Promise<Fetched> {
  const { types, bytes } = KINDS[accept]
  const [contentType = '', ...parameters] = (response.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
  if (!types.test(contentType.trim())) throw new FetchRefused('content_type')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > bytes) throw new FetchRefused('too_large')
    chunks.push(chunk)
  }
  const charset = parameters.map((parameter) => /^\s*charset="?([\w-]+)/.exec(parameter)?.[1]).find(Boolean)
  return {
    url: url.href,
    status: response.status,
    contentType: contentType.trim(),
    charset,
    cacheControl: response.headers.get('cache-control')?.toLowerCase() ?? '',
    body: Buffer.concat(chunks),
  }
}

/**
 * An agent that connects only to checked addresses: it resolves the name, checks every address, and gives the
 * socket these and no others. A name that resolves differently the next time (DNS rebinding) gains nothing.
 */
export async function pinnedAgent(guard: Guard): Promise<Agent> {
  const undici = await loadUndici()
  const withinMs = guard.withinMs ?? IN_ALL_MS
  return new undici.Agent({
    connections: 1,
    pipelining: 0,
    maxHeaderSize: 16 << 10,
    headersTimeout: withinMs,
    bodyTimeout: withinMs,
    connect: {
      ...(guard.authorities ? { ca: guard.authorities } : {}),
      timeout: withinMs,
      lookup: (host, { all }, answer) => {
        addressesOf(guard, host).then(
          (found) => (all ? answer(null, found) : answer(null, found[0]!.address, found[0]!.family)),
          (error: Error) => answer(error, '', 4),
        )
      },
    },
  })
}

/**
 * Loaded with the first fetch. Needed because Node's own `fetch` does not let us choose the address that a
 * name resolves to.
 */
export const loadUndici = () => import('undici')

/**
 * All addresses of a name; throws unless every one is allowed, because the connection may use any of them.
 */
async function addressesOf(guard: Guard, host: string): Promise<ResolvedAddress[]> {
  const found = await guard.resolve(host)
  const exempt = [...guard.exempt].some((start) => new URL(start).hostname === host)
  if (found.length === 0 || !(exempt || found.every(({ address }) => guard.isAllowed(address))))
    throw new FetchRefused('not_public')
  return [...found]
}

/** Converts any error to a reason that may be shown. */
export function toRefusal(error: unknown): FetchRefused {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchRefused) return cause
    if (cause.name === 'TimeoutError' || /^UND_ERR_.*TIMEOUT$/.test(codeOf(cause)))
      return new FetchRefused('timed_out', error)
  }
  return new FetchRefused('unreachable', error)
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')
