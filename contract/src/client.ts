import type { Reason, RefusalCode } from '@longhaul/domain/refusals.ts'
import { LEFT_OUT_HEADER } from './file-route.ts'
import type { RefusalData } from './route.ts'
import type { ArgsOf, Reply, Spec } from './routes.ts'

/** A failed call: a refusal, an internal error (`status` 500), or no response at all (`status` 0). */
export class CallError extends Error {
  readonly status: number
  readonly error: RefusalCode | 'internal' | 'unreachable'
  readonly reason: Reason | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, unknown>>
  /**
   * Whether the error has been shown to the user already, so that whoever catches it does not report it
   * again.
   */
  reported = false
  /**
   * Whether it was settled otherwise, such as by proposing the call to a second person, so that there is no
   * failure to show.
   */
  settled = false
  constructor(status: number, message: string, data: RefusalData | { error: 'unreachable' }) {
    super(message)
    this.status = status
    this.error = data.error
    this.reason = 'reason' in data ? data.reason : undefined
    this.fields = 'fields' in data ? (data.fields ?? {}) : {}
    this.data = data
  }
}

export type ClientOptions = {
  /** The prefix of every path: `/api/v1` in a page. */
  base: string
  token(): string | undefined
  lang(): string
  /** A replacement for the browser's fetch: tests call the server in process. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /**
   * Called for each successful response, with its headers: the topics that it shows and that the call changed
   * (topics.ts).
   */
  onAnswer?: (spec: Spec, headers: Headers) => void
}

export type SendOptions = {
  signal?: AbortSignal
  idempotencyKey?: string
  /** Continues even if the page is left. */
  keepalive?: boolean
}

/**
 * `call('GET /orders/{id}', { params: { id } })`: typed by the contract, of which only the spec exists at run
 * time.
 */
export type Call = <S extends Spec>(spec: S, args?: ArgsOf<S>, options?: SendOptions) => Promise<Reply<S>>

/** Creates the function through which a front end (or a test) calls the server. It throws CallError. */
export function createClient(client: ClientOptions): Call {
  return async <S extends Spec>(spec: S, args?: ArgsOf<S>, options: SendOptions = {}): Promise<Reply<S>> => {
    const [method = ''] = spec.split(' ')
    const body = args && 'body' in args ? args.body : undefined
    const hasBody = method !== 'GET' && method !== 'DELETE'
    const isFile = body instanceof Blob
    const url = client.base + pathOf(spec, args)
    const response = await send(client, url, {
      method,
      headers: headers(client, options, hasBody && !isFile && (body !== undefined || method === 'POST')),
      ...(hasBody ? { body: isFile ? oneFile(body) : JSON.stringify(body ?? {}) } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    })
    const data = await read<Reply<S>>(response)
    client.onAnswer?.(spec, response.headers)
    return data
  }
}

/** The path and query of a call, below the client's `base`. */
export function pathOf<S extends Spec>(spec: S, args?: ArgsOf<S>): string {
  // The arguments of every call are a subset of these.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { params, query } = (args ?? {}) as Args
  return fill(spec.slice(spec.indexOf(' ') + 1), params) + search(query)
}

/**
 * Creates a function that fetches files which a plain link cannot open, because links do not carry the token.
 * It throws CallError. `leftOut` are the numbers of the packages that the file leaves out.
 */
export function createDocumentFetch(
  client: ClientOptions,
): (path: string) => Promise<{ file: Blob; leftOut: string[] }> {
  return async (path) => {
    const response = await send(client, client.base + path, {
      method: 'GET',
      headers: headers(client, {}, false),
    })
    if (!response.ok) return await read<never>(response)
    const leftOut = (response.headers.get(LEFT_OUT_HEADER) ?? '').split(',').filter(Boolean)
    return { file: await response.blob(), leftOut }
  }
}

type Args = { params?: object; query?: object; body?: unknown }
/** The requested data or a refusal, distinguished by `code`. */
export type Answer<Data> =
  | { code: 200; message: string; data: Data }
  | { code: RefusedStatus; message: string; data?: RefusalData }
type RefusedStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 500 | 503 | 507

async function send(client: ClientOptions, url: string, init: RequestInit): Promise<Response> {
  try {
    return await (client.fetch ?? fetch)(url, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallError(0, '', { error: 'unreachable' })
  }
}

async function read<Data>(response: Response): Promise<Data> {
  // The server validates its answers against the same contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const answer = (await response.json().catch(() => undefined)) as Answer<Data> | undefined
  if (answer?.code === 200) return answer.data
  throw new CallError(response.status, answer?.message ?? '', answer?.data ?? { error: 'internal' })
}

function headers(client: ClientOptions, options: SendOptions, hasBody: boolean): Record<string, string> {
  const token = client.token()
  return {
    'client-language': client.lang(),
    ...(token ? { authorization: token } : {}),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
  }
}

/** A file as expected by routes with `form`; the browser adds the content type with its boundary. */
function oneFile(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

function fill(path: string, params: Args['params'] = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  )
}

function search(query: object | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
}
