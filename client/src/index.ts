import { type Call, CallError, createClient } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply, Spec } from '@longhaul/contract/routes.ts'
import { ONCE } from './once.ts'
import { patient } from './patient.ts'

/*
 * What programs of others use, as `@longhaul/client`. It is the client of our own pages, with patience, keys
 * and pages; its published types are in `published/index.d.ts`.
 */

export { CallError }

type Options = {
  shop: string
  token?: string
  lang?: string
  tries?: number
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

type Page = { items: readonly unknown[]; next_cursor?: string | null; next?: number; more?: boolean }

/** A client of one shop, for one token or for none. */
export function longhaul({ shop, token, lang, tries = 4, fetch: given }: Options) {
  const core = createClient({
    base: `${new URL(shop).origin}/api/v1`,
    token: () => token && `Bearer ${token}`,
    lang: () => lang ?? '',
    fetch: patient(given ?? ((url, init) => fetch(url, init)), tries),
  })
  const call: Call = (spec, args, options = {}) =>
    core(spec, args, ONCE.has(spec) ? { idempotencyKey: crypto.randomUUID(), ...options } : options)

  /** The items of all pages, one after the other, each page as late as possible. */
  async function* pages<S extends Spec>(spec: S, args?: ArgsOf<S>, options?: { signal?: AbortSignal }) {
    let query: object = (args && 'query' in args && args.query) || {}
    for (;;) {
      // Lists are declared alike in the contract, and their queries take any cursor.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const page = (await call(spec, { ...args, query } as ArgsOf<S>, options)) as Reply<S> & Page
      yield* page.items
      if (typeof page.next_cursor === 'string') query = { ...query, cursor: page.next_cursor }
      else if (page.more === true) query = { ...query, after: page.next }
      else return
    }
  }
  return { call, pages }
}
