import { CallError, createClient } from '@longhaul/contract/client.ts'
import type { Spec } from '@longhaul/contract/routes.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import type { Need, PageState } from './page-plan.ts'

/** So long an answer is used again for other visitors: a crowd costs the database as much as one person. */
const FRESH_MS = 2_000
const KEPT_MAX = 500

/** For whom is asked: language and region decide the answer, the address whose limit of calls counts. */
export type Asker = { lang: Lang; region?: string | undefined; address: string }

type Kept = { until: number; answer: Promise<unknown> }

/**
 * Asks our own API in process, as a guest, for what a page shows. A call that fails is left out and the page asks for it itself; where an
 * essential one finds nothing, or the page's address names what nothing can be called, the page is a 404.
 */
export class Answers {
  readonly #app: FastifyInstance
  readonly #kept = new Map<string, Kept>()
  constructor(app: FastifyInstance) {
    this.#app = app
  }

  async ask(needs: readonly Need[], asker: Asker): Promise<Pick<PageState, 'answers' | 'missing'>> {
    const answers: PageState['answers'] = []
    let missing = false
    await Promise.all(
      needs.map(async ({ spec, args, essential }) => {
        try {
          answers.push([args ? [spec, args] : [spec], await this.#once(spec, args, asker)])
        } catch (error) {
          if (essential && error instanceof CallError && isNowhere(error)) missing = true
        }
      }),
    )
    return { answers, missing }
  }

  /** Invalidates every cached answer. */
  clear(): void {
    this.#kept.clear()
  }

  #once(spec: Spec, args: object | undefined, asker: Asker): Promise<unknown> {
    const key = `${asker.lang} ${asker.region} ${spec} ${JSON.stringify(args)}`
    const now = performance.now()
    const kept = this.#kept.get(key)
    if (kept && kept.until > now) return kept.answer
    const answer = this.#call(spec, args, asker)
    this.#kept.delete(key)
    this.#kept.set(key, { until: now + FRESH_MS, answer })
    if (this.#kept.size > KEPT_MAX) this.#kept.delete(this.#kept.keys().next().value ?? '')
    answer.catch(() => this.#kept.delete(key))
    return answer
  }

  #call(spec: Spec, args: object | undefined, asker: Asker): Promise<unknown> {
    const call = createClient({
      base: '/api/v1',
      token: () => undefined,
      lang: () => asker.lang,
      fetch: async (url, init) => {
        const headers = {
          ...Object.fromEntries(new Headers(init.headers)),
          ...(asker.region ? { 'accept-language': `${asker.lang}-${asker.region}` } : {}),
        }
        const response = await this.#app.inject({ method: 'GET', url, headers, remoteAddress: asker.address })
        return new Response(response.payload, { status: response.statusCode })
      },
    })
    // Which arguments belong to which call, the page's plan knows.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (call as (spec: Spec, args: object | undefined) => Promise<unknown>)(spec, args)
  }
}

/** Nothing is there; or what the address holds cannot be asked for. */
const isNowhere = ({ status, error }: CallError): boolean => status === 404 || error === 'invalid_input'
