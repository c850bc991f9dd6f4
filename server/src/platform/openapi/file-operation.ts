import type { FileRoute } from '@longhaul/contract/file-route.ts'
import { headersOf } from './headers.ts'
import { describedCall } from './operation.ts'
import type { WriteSchema } from './shared-schemas.ts'

/** The OpenAPI operation for a call that answers with a file. */
export function describedFile(name: string, route: FileRoute, write: WriteSchema): Record<string, unknown> {
  const call = describedCall(name, route, write)
  const headers = headersOf(route.headers ?? ['Content-Disposition'])
  const content = Object.fromEntries(route.types.map((type) => [type, { schema: schemaOf(type) }]))
  const whole = { 200: { description: 'The file', headers, content } }
  if (!route.ranges) return { ...call, responses: { ...whole, ...call.responses } }
  const range = headersOf(['Content-Range'])
  return {
    ...call,
    parameters: [...call.parameters, ...RANGE],
    responses: {
      ...whole,
      206: { description: 'The requested range', headers: { ...headers, ...range }, content },
      416: { description: 'The requested range does not exist', headers: { ...headers, ...range } },
      ...call.responses,
    },
  }
}

/** JSON Schema can only describe files that are JSON or text. */
const schemaOf = (type: string) =>
  type === 'application/json' ? { type: 'object' } : type.startsWith('text/') ? { type: 'string' } : {}

const RANGE = [
  {
    name: 'Range',
    in: 'header',
    schema: { type: 'string' },
    description: 'The bytes to return, such as `bytes=0-1023`.',
  },
  {
    name: 'If-Range',
    in: 'header',
    schema: { type: 'string' },
    description: 'Applies `Range` only if the file still has this ETag.',
  },
]
