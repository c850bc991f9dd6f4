import type { FileHeader } from '@longhaul/contract/file-route.ts'
import type { Route } from '@longhaul/contract/route.ts'
import { LANGS } from '@longhaul/domain/languages.ts'

/** `required: false`: not in every answer. */
type Header = { description: string; schema: Record<string, unknown>; required?: false }

const text = (description: string): Header => ({ description, schema: { type: 'string' } })

/** Components for response headers shared by several answers. */
export const describedHeaders = {
  'X-Request-Id': text('The id of the call, as recorded in the log.'),
  'Content-Language': {
    description: 'The language of `message`.',
    schema: { type: 'string', enum: [...LANGS] },
  },
  'Idempotent-Replayed': {
    description: 'The call had been made before with this key; this is its first answer.',
    schema: { const: 'true' },
    required: false,
  },
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer' } },
  'Content-Disposition': text('Whether to display or to save the file, and its name.'),
  ETag: text('Identifies the content, for use in `If-None-Match` or, for a file, in `If-Range`.'),
  'Longhaul-Left-Out': text(
    'The numbers of the packages that could not be printed, separated by commas; a page in their place says why. Empty if there are none.',
  ),
  'Accept-Ranges': { description: 'Byte ranges can be requested.', schema: { const: 'bytes' } },
  'Content-Range': text('The range returned, and the total number of bytes.'),
} satisfies Record<FileHeader | 'X-Request-Id', Header> & Record<string, Header>

/** References to the components of an answer's headers. */
export const headersOf = (
  names: readonly (keyof typeof describedHeaders)[],
): Record<string, { $ref: string }> =>
  Object.fromEntries(
    ['X-Request-Id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  )

/**
 * The headers with the topics that an answer shows and that its call changes; they are constant for each
 * call.
 */
export function topicHeadersOf({ shows = [], changes = [] }: Route): Record<string, Header> {
  const header = (name: string, topics: readonly string[], description: string) =>
    topics.length > 0 ? { [name]: { description, schema: { const: topics.join(',') } } } : {}
  return {
    ...header('Longhaul-Shows', shows, 'Refetch when one of these topics changes.'),
    ...header('Longhaul-Changes', changes, 'Responses that show one of these topics may now be out of date.'),
  }
}
