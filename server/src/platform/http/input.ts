import type { Route } from '@longhaul/contract/route.ts'
import { unknownFields } from '@longhaul/contract/unknown-fields.ts'
import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { checkerOf } from './compiled.ts'
import { Refusal } from './refusal.ts'
import { findUnkept } from '../database/unkept.ts'

/** Invalid input, before it becomes a refusal: the fields and the rules that they break. */
export class InputError extends Error {
  readonly fields: Readonly<Record<string, string>>
  constructor(fields: Readonly<Record<string, string>>) {
    super('invalid_input')
    this.fields = fields
  }
}

/**
 * Checks a part of a request against its schema. Only query and path values, which are always text, are
 * converted; in a body, an amount that is a string is refused. An unknown field of a body is refused by name;
 * an unknown query parameter is dropped.
 */
export function inputValidator(
  schema: TSchema,
  part: string | undefined,
): (data: unknown) => { value: unknown } | { error: Error } {
  const known = Object.keys(('properties' in schema && schema.properties) || {})
  // Most calls have no query parameters, so everything is dropped.
  if (part !== 'body' && known.length === 0) return () => ({ value: {} })
  return (data) => {
    const value = part === 'body' ? (data ?? {}) : Value.Convert(schema, pick(data, known))
    const unkept = findUnkept(value)
    if (unkept !== undefined) return { error: new InputError({ [unkept || (part ?? 'body')]: 'format' }) }
    const unknown = part === 'body' ? unknownFields(schema, value) : []
    const check = checkerOf(schema)
    if (unknown.length === 0 && check.Check(value)) return { value }
    const fields = new Map(unknown.map((field) => [field, 'unknown_field']))
    for (const error of check.Errors(value)) {
      // Unknown fields have already been found, more precisely: in a union only the intended branch counts.
      if (error.keyword === 'additionalProperties' || error.keyword === 'boolean') continue
      const path = error.instancePath.slice(1).replaceAll('/', '.')
      const missing = error.keyword === 'required' ? error.params.requiredProperties : undefined
      for (const name of missing ?? ['']) {
        const field = [path, name].filter(Boolean).join('.') || 'body'
        if (!fields.has(field)) fields.set(field, ruleOf(error, field))
      }
    }
    return { error: new InputError(Object.fromEntries(fields)) }
  }
}

/**
 * Refuses invalid input. Whoever looks up what cannot exist, such as article `abc`, is told what they would
 * be told of article 99999.
 */
export function refuseInvalid({ validationError }: FastifyRequest, route: Route): void {
  if (!validationError) return
  const isLookUp =
    route.method === 'GET' && (route.refusals?.some((reason) => reason === 'not_found') ?? false)
  throw validationError.validationContext === 'params' && isLookUp
    ? new Refusal('not_found')
    : validationError
}

/** The known fields of an object. */
function pick(data: unknown, known: readonly string[]): Record<string, unknown> {
  const given: [string, unknown][] = Object.entries(data ?? {})
  return Object.fromEntries(given.filter(([name]) => known.includes(name)))
}

function ruleOf({ keyword, params }: { keyword: string; params: object }, field: string): string {
  const limit = 'limit' in params ? Number(params.limit) : NaN
  if (keyword === 'minLength' && limit > 1) return 'too_short'
  // The limit of an amount is in fen, which no reader counts in.
  if (keyword === 'maximum' && !AMOUNT.test(field)) return `at_most|${limit}`
  if (keyword === 'minimum' && !AMOUNT.test(field)) return `at_least|${limit}`
  return RULES[keyword] ?? 'format'
}

const AMOUNT = /_(fen|minor)$/

/** The rule, with a sentence in `text/`, for each JSON Schema keyword. */
const RULES: Readonly<Record<string, string>> = {
  required: 'required',
  minLength: 'required',
  maxLength: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_large',
  minItems: 'required',
  maxItems: 'too_many',
  minProperties: 'required',
  enum: 'choice',
  const: 'choice',
  type: 'type',
}
