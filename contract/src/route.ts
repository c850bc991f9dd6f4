import type { Spend, WantedScope } from '@longhaul/domain/accounts/grants.ts'
import type { ReadScope } from '@longhaul/domain/accounts/read-tokens.ts'
import type { Reason, RefusalCode } from '@longhaul/domain/refusals.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { TObject, TSchema } from 'typebox'
import type { Calls } from './client-types.ts'
import { closed } from './closed.ts'
import type { Topic } from './topics.ts'

/**
 * Who may call: anyone; a logged-in shopper; a shopper whose e-mail address is verified; staff with one of
 * these roles (an admin has all of them). The server enforces it, and the permission tests are generated from
 * it.
 */
export type Who = 'anyone' | 'shopper' | 'verified' | { readonly staff: readonly StaffRole[] }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The properties of a route apart from its method and path. */
export type RouteParts = {
  who: Who
  summary: string
  /** The schemas of `{id}` parts, of the query string, of the body, of `data` in the answer. */
  params?: TObject
  query?: TObject
  body?: TObject
  /**
   * The body is a form with one part named `file`, which the client passes as a Blob. It has no schema; its
   * content is validated instead.
   */
  form?: true
  reply: TSchema
  refusals?: readonly RefusalCode[]
  /**
   * The topics that an answer shows: it is refetched when one of these changes. Required for a GET, and for a
   * POST that only looks something up.
   */
  shows?: readonly Topic[]
  /**
   * All topics that a writing call may change. Announced to the open pages of the affected shoppers and of
   * staff.
   */
  changes?: readonly Topic[]
  /**
   * A repeated call with the same Idempotency-Key returns the first call's answer. For every call that moves
   * money.
   */
  once?: true
  /**
   * For a GET of content written by staff: every caller of a language receives the same answer, from memory,
   * with an ETag.
   */
  publiclyCached?: true
  /**
   * A read token with this scope may call it as its shopper. For GETs of a shopper's own data; without it, no
   * token may make the call.
   */
  tokens?: ReadScope
  /**
   * A token that acts may call it with this scope, as its shopper; `any`: with whatever scopes it has. With
   * `spends`, the call binds the shopper: it is judged against the token's ceilings, may need the shopper's
   * approval, and needs an Idempotency-Key.
   */
  grants?: { scope: WantedScope; spends?: Spend }
  /** Strangers and shoppers may call it only while the shop is open, because it starts new business. */
  needsOpenShop?: true
  /**
   * Staff may call it before they have set up the two-step login that their role requires, because it is part
   * of the set-up.
   */
  beforeTwoFactor?: true
  /**
   * A staff call that is not a GET but changes nothing permanently: it looks something up, or takes a hold.
   * It is not recorded in the audit log.
   */
  unaudited?: true
  /** The largest body in bytes; 64 KiB by default. */
  bodyLimit?: number
  /** How many calls one shopper (or one IP address, for guests) may make per minute; 300 by default. */
  perMinute?: number
}

/** One call of the product; everywhere it is named by its method and path. */
export type Route<Spec extends string = string, Parts extends RouteParts = RouteParts> = Parts & {
  readonly spec: Spec
  readonly method: Method
  /** The path below /api/v1, with parameters in braces. */
  readonly path: string
}

/**
 * Mandatory declarations, so that they cannot be forgotten: what a GET shows, and what any other call
 * changes, even if nothing.
 */
type Declared<Spec extends string> = Spec extends `GET ${string}`
  ? { shows: readonly Topic[]; changes?: never }
  : { changes: readonly Topic[] }

/** What a program may spend with happens at most once for each key. */
type OnceWhereSpent<Parts> = Parts extends { grants: { spends: Spend } } ? { once: true } : unknown

/**
 * Declares a call: `route('POST /orders/{id}/cancel', { … })`. Its body is closed: unknown fields are refused
 * (decision 0032).
 */
export function route<const Spec extends `${Method} /${string}`, Parts extends RouteParts>(
  spec: Spec,
  parts: Parts & Declared<Spec> & OnceWhereSpent<Parts>,
): Route<Spec, Parts> {
  // `Spec` has exactly these two parts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const [method, path] = spec.split(' ') as [Method, string]
  const body = parts.body ? { body: closed(parts.body) } : {}
  return { ...parts, ...body, spec, method, path }
}

/** The types of a call's input and reply; of a route outside the contract, such as a test's, anything. */
export type ParamsOf<R extends Route> = TypesOf<R>['params']
export type QueryOf<R extends Route> = TypesOf<R>['query']
export type BodyOf<R extends Route> = TypesOf<R>['body']
export type ReplyOf<R extends Route> = TypesOf<R>['reply']

type TypesOf<R extends Route> = R['spec'] extends keyof Calls ? Calls[R['spec']] : Untyped
// A test that declares a route of its own says itself what it expects.
type Untyped = { params: unknown; query: unknown; body: unknown; reply: object }

/** Every answer of the API (docs/rules/api.md): `code` is 200, or the HTTP status of a refusal. */
export type Envelope<Data> = { code: number; message: string; data: Data }

/** `data` of a refusal: the stable code, the exact reason, the fields, and any figures that explain it. */
export type RefusalData = {
  error: RefusalCode | 'internal'
  reason?: Reason
  fields?: Record<string, string>
  [detail: string]: unknown
}

export type { TObject, TSchema }
