import { CallError, createClient } from '@longhaul/contract/client.ts'
import type { Spec } from '@longhaul/contract/routes.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../platform/http/refusal.ts'
import type { Need, PageState } from './page-plan.ts'

/**
 * How long an answer is reused for other visitors, so that a crowd costs the database as little as one
 * person.
 */
const FRESH_MS = 2_000
const KEPT_MAX = 500

/**
 * The visitor for whom the calls are made: language and region determine the answer; the calls count against
 * the limit of the IP address.
 */
export type Asker = { lang: Lang; region?: string | undefined; address: string }

type Kept = { until: number; answer: Promise<unknown> }

/**
 * Calls our own API in process, as a guest, for the content of a page. A call that fails is left out, and the
 * page makes it itself. If an essential call finds nothing, or the page's address contains an invalid value
 * for it, the page is a 404; if the database is away, a 503.
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
      needs.map(async ({ spec, args, essential, stored }) => {
        try {
          // Answers about any product that a visitor names are not kept: there are too many.
          const answer = await (stored ? this.#call(spec, stored, asker) : this.#once(spec, args, asker))
          answers.push([args ? [spec, args] : [spec], answer])
        } catch (error) {
          if (!essential || !(error instanceof CallError)) return
          // Without its subject, a page would be empty: search engines would take it for the real one.
          if (error.error === 'try_again') throw new Refusal('try_again')
          if (isNowhere(error)) missing = true
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
    // The page's plan pairs each call with its arguments.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (call as (spec: Spec, args: object | undefined) => Promise<unknown>)(spec, args)
  }
}

/** Whether nothing was found, or the address contains invalid values. */
const isNowhere = ({ status, error }: CallError): boolean => status === 404 || error === 'invalid_input'
