import { readFile } from 'node:fs/promises'
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { LANGS } from '../../domain/src/languages.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The paths of the documents' scripts, as in the built bundles (`base` of the two vite.config.ts). */
const BASES = { storefront: '/assets', console: '/console' } as const
type FrontEnd = keyof typeof BASES

/**
 * Vite's servers, one for each front end and language, as there is one bundle for each; each starts on its
 * first request. Reloads reach the browser through the port of `http`; `host` is the host name that the
 * developer uses.
 */
export class FrontEnds {
  readonly #http: Server
  readonly #host: string
  readonly #started = new Map<string, Promise<ViteDevServer>>()

  constructor(http: Server, host: string) {
    this.#http = http
    this.#host = host
  }

  /**
   * Serves a script, style sheet or picture of a front end; returns false if the address belongs to none of
   * them.
   */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const [, base, lang = ''] = /^(\/\w+)\/(\w+)\//.exec(request.url ?? '') ?? []
    const name = base === BASES.storefront ? 'storefront' : base === BASES.console ? 'console' : undefined
    if (!name || !LANGS.some((known) => known === lang)) return false
    this.#vite(name, lang).then(
      (vite) => vite.middlewares(request, response, () => response.writeHead(404).end()),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
    return true
  }

  /**
   * Listens for the server's requests (server/src/pages/unbuilt.ts), on this machine only; returns the
   * address.
   */
  async listen(): Promise<string> {
    const http = createHttpServer((request, response) => {
      this.#answer(request).then(
        (answer) =>
          response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
        (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
      )
    })
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    await Promise.all([...this.#started.values()].map(async (vite) => await (await vite).close()))
  }

  async #answer(request: IncomingMessage): Promise<unknown> {
    const [, name, lang = '', question] = (request.url ?? '').split('/')
    if (name === 'console') return await this.#consoleDocument(lang)
    const vite = await this.#vite('storefront', lang)
    const args = JSON.parse(await textOf(request)) as unknown[]
    const shop = await vite.ssrLoadModule('/src/server.tsx')
    try {
      return await shop[question === 'plan' ? 'plan' : 'render'](...args)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  }

  async #consoleDocument(lang: string): Promise<string> {
    const vite = await this.#vite('console', lang)
    return await vite.transformIndexHtml('/', await readFile(join(ROOT, 'console/index.html'), 'utf8'))
  }

  #vite(name: FrontEnd, lang: string): Promise<ViteDevServer> {
    const key = `${name}-${lang}`
    let vite = this.#started.get(key)
    if (!vite) this.#started.set(key, (vite = this.#start(name, lang)))
    return vite
  }

  #start(name: FrontEnd, lang: string): Promise<ViteDevServer> {
    const root = join(ROOT, name)
    return createServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: lang,
      appType: 'custom',
      cacheDir: join(ROOT, 'node_modules/.vite', `${name}-${lang}`),
      clearScreen: false,
      logLevel: 'warn',
      server: { middlewareMode: true, hmr: { server: this.#http }, allowedHosts: [this.#host] },
      // Found in advance: if they were found screen by screen, each would reload the page.
      optimizeDeps: { entries: ['src/**/*.tsx', '!src/**/*.test*.tsx'] },
      // The documents' policy allows no other inline script (proxy.ts).
      html: { cspNonce: NONCE },
    })
  }
}

/** Marks the single inline script that Vite adds to documents. */
export const NONCE = 'development'

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}
