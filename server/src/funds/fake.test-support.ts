import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import type { ProviderId } from './provider.ts'

/** A webhook as a provider sends it. */
export type Hook = { headers: Record<string, string>; payload: string }

/** What a provider's server does with the next order (`open`, `capture` or `refund`). */
/**
 * Our timeout for a fake that does not answer. All other responses arrive well within it, even on a busy
 * machine.
 */
export const SILENCE_MS = 2_000

export type Fault = 'down' | 'takes and hangs up' | 'takes and never answers' | 'refuses'

/** `away` answers no requests until it is `back`. */
export type Presence = 'away' | 'back'

/** Differences between our request and what the fake provider reports. */
export type Twist = { amountMinor?: number; currency?: string }

/**
 * A fake payment provider: a server in the test that speaks the provider's protocol, and its customers. `ref`
 * is the provider's order, `key` our key of a refund.
 */
export type Fake = {
  id: Exclude<ProviderId, 'sandbox'>
  /** A supported currency, and an unsupported one. */
  currency: string
  untaken: string
  env(): Record<string, string>
  /** The number of orders stored. */
  orderCount(): number
  fail(fault: Fault): void
  go(presence: Presence): void
  /** The shopper pays on the provider's page. Returns the resulting webhooks, in order. */
  pay(ref: string, twist?: Twist): Hook[]
  /** The payment fails. */
  decline(ref: string): Hook[]
  /** The provider refunds on its own initiative. */
  refundByItself(ref: string, amountMinor: number): Hook[]
  /** The webhooks about the refunds that we requested. */
  refundHooks(ref: string): Hook[]
  /** The total amount refunded. */
  refundedMinor(ref: string): number
  /** The webhook signed with another key, and altered after signing. */
  forged(hook: Hook): Hook[]
  /** Signs a payload of the test's own. */
  sign?(payload: string): Hook
  /** A webhook that does not concern us. */
  strange(): Hook
  /** The shopper's browser opens the provider's page; returns the provider's order. */
  open(url: string): string
  /** Adds a payment to the provider's books that was not started here, for the reconciliation. */
  addForeignPayment(amountMinor: number, at: Date): void
}

export type Request = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}
export type Reply = { status: number; body: string | Buffer; headers?: Record<string, string> }

/**
 * A server for a fake, started before the file's tests and stopped after them. Simulated failures are the
 * same for all fakes.
 */
export function fakeServer(answer: (request: Request) => Reply | undefined | Promise<Reply | undefined>) {
  let server: Server
  let fault: { kind: Fault; left: number } | undefined
  let isAway = false
  beforeAll(async () => {
    server = createServer((request, response) => void handle(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://fake')
    const asked = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    }
    if (isAway || takeFault('down', asked)) return send(response, { status: 503, body: '{}' })
    const reply = (await answer(asked)) ?? { status: 404, body: '{"name":"NOT_FOUND"}' }
    if (takeFault('takes and hangs up', asked)) return void request.socket.destroy()
    if (takeFault('takes and never answers', asked)) return
    send(response, reply)
  }

  function takeFault(kind: Fault, asked: Request): boolean {
    if (fault?.kind !== kind || asked.method !== 'POST' || asked.path.includes('oauth2')) return false
    if (--fault.left === 0) fault = undefined
    return true
  }

  return {
    get url(): string {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    fail(kind: Fault, times = 1): void {
      fault = { kind, left: times }
    },
    go(presence: Presence): void {
      isAway = presence === 'away'
    },
    /** Whether to refuse this call. The fake asks, because it knows the form of its provider's refusals. */
    isRefusing(): boolean {
      const is = fault?.kind === 'refuses'
      if (is) fault = undefined
      return is
    },
  }
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

export const json = (data: unknown, status = 200): Reply => ({ status, body: JSON.stringify(data) })
