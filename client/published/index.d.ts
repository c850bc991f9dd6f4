import type { Calls } from './calls.d.ts'

export type { Calls }
export type Spec = keyof Calls
export type Args<S extends Spec> = Calls[S]['args']
export type Reply<S extends Spec> = Calls[S]['reply']

export interface Options {
  /** The address of the shop, such as `https://shop.example.com`. */
  shop: string
  /** A token of the shopper's; without one, only what is open to anyone. */
  token?: string
  /** The language of messages, such as `en`. */
  lang?: string
  /** How often a call is tried; 4 by default. */
  tries?: number
  /** A replacement for the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

export interface SendOptions {
  signal?: AbortSignal
  /** Made for every call that needs one; pass your own to repeat a call of an earlier run. */
  idempotencyKey?: string
}

type Item<S extends Spec> = Reply<S> extends { items: (infer One)[] } ? One : never
/** The calls that list things page by page. */
export type Pages = { [S in Spec]: Item<S> extends never ? never : S }[Spec]
type Given<S extends Spec> =
  {} extends Args<S> ? [args?: Args<S>, options?: SendOptions] : [args: Args<S>, options?: SendOptions]

export interface Client {
  /** Makes one call. Throws `CallError`. */
  call<S extends Spec>(spec: S, ...given: Given<S>): Promise<Reply<S>>
  /** The items of all pages of a list, one after the other. Throws `CallError`. */
  pages<S extends Pages>(spec: S, ...given: Given<S>): AsyncGenerator<Item<S>, void, undefined>
}

/** A client of one shop, for one token or for none. */
export function longhaul(options: Options): Client

/** A failed call: a refusal, an internal error (`status` 500), or no answer at all (`status` 0). */
export class CallError extends Error {
  readonly status: number
  /** The stable name of the refusal, `internal` or `unreachable`. */
  readonly error: string
  readonly reason: string | undefined
  /** What is wrong with which field. */
  readonly fields: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, unknown>>
}
