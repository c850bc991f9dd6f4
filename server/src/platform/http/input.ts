import { unknownFields } from '@longhaul/contract/unknown-fields.ts'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { checkerOf } from './compiled.ts'
import { findUnkept } from '../database/unkept.ts'

/** Bad input, before it is a refusal: which fields break which rule. */
export class InputError extends Error {
  readonly fields: Readonly<Record<string, string>>
  constructor(fields: Readonly<Record<string, string>>) {
    super('invalid_input')
    this.fields = fields
  }
}

/**
 * Checks a part of a request against its schema. Only query and path are text by nature and are converted; a body says what it means:
 * an amount that is a string is refused. A field of a body that the schema does not name is refused by its name; one of a query is dropped.
 */
export function inputValidator(
  schema: TSchema,
  part: string | undefined,
): (data: unknown) => { value: unknown } | { error: Error } {
  const known = Object.keys(('properties' in schema && schema.properties) || {})
  // Nothing is kept of a query where none is known: most calls.
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
      // Said already, and more exactly: of a union only the branch that was meant counts.
      if (error.keyword === 'additionalProperties' || error.keyword === 'boolean') continue
      const path = error.instancePath.slice(1).replaceAll('/', '.')
      const missing = error.keyword === 'required' ? error.params.requiredProperties : undefined
      for (const name of missing ?? ['']) {
        const field = [path, name].filter(Boolean).join('.') || 'body'
        if (!fields.has(field)) fields.set(field, ruleOf(error))
      }
    }
    return { error: new InputError(Object.fromEntries(fields)) }
  }
}

/** Those of the fields that are known. */
function pick(data: unknown, known: readonly string[]): Record<string, unknown> {
  const given: [string, unknown][] = Object.entries(data ?? {})
  return Object.fromEntries(given.filter(([name]) => known.includes(name)))
}

function ruleOf(error: { keyword: string; params: object }): string {
  const tooShort = error.keyword === 'minLength' && 'limit' in error.params && Number(error.params.limit) > 1
  return tooShort ? 'too_short' : (RULES[error.keyword] ?? 'format')
}

/** JSON Schema keywords, as the rules that have a sentence in `text/`. */
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
