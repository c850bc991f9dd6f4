import type { ReadScope } from '@longhaul/domain/accounts/read-tokens.ts'
import type { Reason, RefusalCode } from '@longhaul/domain/refusals.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Static, TObject, TSchema } from 'typebox'
import { closed } from './closed.ts'
import type { Topic } from './topics.ts'

/**
 * Who may call: anybody; a logged-in shopper; a shopper whose e-mail is verified; staff who hold one of these roles (an admin holds all
 * of them). The server refuses with it, the permission tests are generated from it.
 */
export type Who = 'anyone' | 'shopper' | 'verified' | { readonly staff: readonly StaffRole[] }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a route may say about itself beside its method and path. */
export type RouteParts = {
  who: Who
  summary: string
  /** The schemas of `{id}` parts, of the query string, of the body, of `data` in the answer. */
  params?: TObject
  query?: TObject
  body?: TObject
  /** The body is a form with one part named `file`: the client is given a Blob. It has no schema: its content is judged. */
  form?: true
  reply: TSchema
  refusals?: readonly RefusalCode[]
  /** What an answer shows: it is asked again when one of these changes. A GET always says it; so does a POST that only looks something up. */
  shows?: readonly Topic[]
  /** What a call that writes changes, at most. Announced to the open pages of the shoppers it concerns and of staff. */
  changes?: readonly Topic[]
  /** A repeat with the same Idempotency-Key answers what the first call answered. For whatever moves money. */
  once?: true
  /** For a GET of what staff wrote: every caller of a language is answered the same, from memory, with an ETag. */
  sameForAll?: true
  /** A read token with this scope may call it as its shopper. For a GET of a shopper's own; no token reaches a call that does not say so. */
  tokens?: ReadScope
  /** Strangers and shoppers may call it only while the shop is open: it begins something new. */
  needsOpenShop?: true
  /** Staff may call it before they have the two-step login that their role asks for: it leads there. */
  beforeTwoFactor?: true
  /** A staff call that is no GET and yet does nothing that lasts: it looks something up, or takes it in hand. The audit log says nothing of it. */
  unaudited?: true
  /** The largest body in bytes; 64 KiB unless said. */
  bodyLimit?: number
  /** How many calls one shopper (or one address, for guests) may make per minute; 300 unless said. */
  perMinute?: number
}

/** One call of the product: method and path are its name, everywhere. */
export type Route<Spec extends string = string, Parts extends RouteParts = RouteParts> = Parts & {
  readonly spec: Spec
  readonly method: Method
  /** The path below /api/v1, with parameters in braces. */
  readonly path: string
}

/** What a call must say besides, so that it cannot be forgotten: a GET what it shows, any other what it changes, be it nothing. */
type Said<Spec extends string> = Spec extends `GET ${string}`
  ? { shows: readonly Topic[]; changes?: never }
  : { changes: readonly Topic[] }

/** Declares a call: `route('POST /orders/{id}/cancel', { … })`. Its body is closed: a field that it does not name is refused (decision 0032). */
export function route<const Spec extends `${Method} /${string}`, Parts extends RouteParts>(
  spec: Spec,
  parts: Parts & Said<Spec>,
): Route<Spec, Parts> {
  // `Spec` has exactly these two.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const [method, path] = spec.split(' ') as [Method, string]
  const body = parts.body ? { body: closed(parts.body) } : {}
  return { ...parts, ...body, spec, method, path }
}

type StaticOf<S> = S extends TSchema ? Static<S> : undefined

/** What a call takes and gives, as types. */
export type ParamsOf<R extends Route> = StaticOf<R['params']>
export type QueryOf<R extends Route> = StaticOf<R['query']>
export type BodyOf<R extends Route> = StaticOf<R['body']>
export type ReplyOf<R extends Route> = Static<R['reply']>

/** Every answer of the API (docs/rules/api.md): `code` is 200, or the HTTP status of a refusal. */
export type Envelope<Data> = { code: number; message: string; data: Data }

/** `data` of a refusal: the stable code, why exactly, which fields, and whatever figures explain it. */
export type RefusalData = {
  error: RefusalCode | 'internal'
  reason?: Reason
  fields?: Record<string, string>
  [detail: string]: unknown
}

export type { TObject, TSchema }
