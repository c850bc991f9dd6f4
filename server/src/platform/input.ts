import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'

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
 * an amount that is a string is refused.
 */
export function inputValidator(
  schema: TSchema,
  part: string | undefined,
): (data: unknown) => { value: unknown } | { error: Error } {
  const check = Compile(schema)
  return (data) => {
    const value = part === 'body' ? (data ?? {}) : Value.Convert(schema, data)
    // PostgreSQL keeps no NUL in a text.
    if (hasNul(value)) return { error: new InputError({ [part ?? 'body']: 'format' }) }
    if (check.Check(value)) return { value }
    const fields: Record<string, string> = {}
    for (const error of check.Errors(value)) {
      const path = error.instancePath.slice(1).replaceAll('/', '.')
      const missing = error.keyword === 'required' ? error.params.requiredProperties : undefined
      for (const name of missing ?? ['']) {
        const field = [path, name].filter(Boolean).join('.') || 'body'
        fields[field] ??= ruleOf(error)
      }
    }
    return { error: new InputError(fields) }
  }
}

/** Whether any text in it holds the character NUL. */
const hasNul = (value: unknown): boolean => JSON.stringify(value)?.includes('\\u0000') ?? false

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
