import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'

/** The revisions of the protocol: without sessions, and with a handshake first. */
export type Revision = '2026-07-28' | '2025-11-25'

type Tokens = NonNullable<Awaited<ReturnType<OAuthClientProvider['tokens']>>>
type Discovered = Awaited<ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>>
type Registration = Awaited<ReturnType<OAuthClientProvider['clientInformation']>>

/**
 * An assistant on the shopper's computer, as its maker would write it with the official client: told nothing
 * but the shop's address, it finds out where to log in, registers, and waits on a port for the answer.
 */
export class AssistantProgram {
  /** What it calls itself. */
  readonly name = 'Harbour'
  readonly #server: Server
  readonly #endpoint: URL
  readonly #revision: Revision
  #registration: Registration
  #discovered: Discovered
  #tokens: Tokens | undefined
  #verifier = ''
  #goTo: ((url: URL) => void) | undefined
  #client: Client | undefined

  private constructor(server: Server, shopUrl: string, revision: Revision) {
    this.#server = server
    this.#endpoint = new URL('/mcp', shopUrl)
    this.#revision = revision
  }

  static async start(shopUrl: string, revision: Revision): Promise<AssistantProgram> {
    const server = createServer((_request, response) => void response.end('<title>Done</title>'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new AssistantProgram(server, shopUrl, revision)
  }

  async stop(): Promise<void> {
    await this.#client?.close()
    this.#server.close()
  }

  /**
   * Connects: `allow` takes the browser to the address and returns once the shopper has allowed it, whereupon
   * the browser brings the code.
   */
  async connect(allow: (url: URL) => Promise<void>): Promise<void> {
    const sent = new Promise<URL>((resolve) => (this.#goTo = resolve))
    const first = this.#transport()
    const refused: unknown = await this.#open(first).catch((error: unknown) => error)
    if (!(refused instanceof UnauthorizedError))
      throw new Error('it was not sent to log in', { cause: refused })
    const answered = once(this.#server, 'request') as Promise<[{ url: string }]>
    await allow(await sent)
    const [request] = await answered
    const answer = new URL(request.url, 'http://127.0.0.1').searchParams
    // The client checks the issuer itself, and leaves the state to its program.
    if (answer.get('state') !== STATE) throw new Error(`another state came back: ${answer.get('state')}`)
    await first.finishAuth(answer)
    await this.#open(this.#transport())
  }

  /** Calls a tool that succeeds; returns its structured answer. */
  call = async <Output = Record<string, unknown>>(name: string, args: object = {}): Promise<Output> => {
    const result = await this.#client!.callTool({ name, arguments: { ...args } })
    if (result.isError) throw new Error(`${name}: ${JSON.stringify(result.content)}`)
    return result.structuredContent as Output
  }

  /** What it holds now. */
  get tokens(): Tokens {
    if (!this.#tokens) throw new Error('it is not connected')
    return this.#tokens
  }

  /** Forgets its access token, as if an hour had passed: the next call renews both. */
  loseAccess(): void {
    this.#tokens = { ...this.tokens, access_token: 'lh_act_over' }
  }

  async #open(transport: StreamableHTTPClientTransport): Promise<void> {
    const mode = this.#revision === '2026-07-28' ? { pin: this.#revision } : 'legacy'
    this.#client = new Client({ name: this.name, version: '1' }, { versionNegotiation: { mode } })
    await this.#client.connect(transport)
  }

  #transport(): StreamableHTTPClientTransport {
    const { port } = this.#server.address() as AddressInfo
    const redirectUrl = `http://127.0.0.1:${port}/cb`
    return new StreamableHTTPClientTransport(this.#endpoint, {
      authProvider: {
        redirectUrl,
        clientMetadata: { client_name: this.name, redirect_uris: [redirectUrl] },
        state: () => STATE,
        clientInformation: () => this.#registration,
        saveClientInformation: (registration) => void (this.#registration = registration),
        tokens: () => this.#tokens,
        saveTokens: (tokens) => void (this.#tokens = tokens),
        saveDiscoveryState: (discovered) => void (this.#discovered = discovered),
        discoveryState: () => this.#discovered,
        invalidateCredentials: () => void (this.#tokens = undefined),
        redirectToAuthorization: (url) => this.#goTo?.(url),
        saveCodeVerifier: (verifier) => void (this.#verifier = verifier),
        codeVerifier: () => this.#verifier,
      },
    })
  }
}

/** With what a query must escape. */
const STATE = 'a b&c'
