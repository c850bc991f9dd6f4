import type { FileHeader } from '@longhaul/contract/file-route.ts'
import type { Route } from '@longhaul/contract/route.ts'
import { LANGS } from '@longhaul/domain/languages.ts'

type Header = { description: string; schema: Record<string, unknown> }

const text = (description: string): Header => ({ description, schema: { type: 'string' } })

/** Components for response headers shared by several answers. */
export const describedHeaders = {
  'X-Request-Id': text('The number of the call, by which the log knows it.'),
  'Content-Language': {
    description: 'The language of `message`.',
    schema: { type: 'string', enum: [...LANGS] },
  },
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer' } },
  'Content-Disposition': text('Whether the file is to be opened or kept, and its name.'),
  ETag: text('The content: it may go into `If-None-Match`, of a file into `If-Range`.'),
  'Accept-Ranges': { description: 'Parts may be asked for.', schema: { const: 'bytes' } },
  'Content-Range': text('Which part it is, and of how many bytes.'),
} satisfies Record<FileHeader | 'X-Request-Id', Header> & Record<string, Header>

/** References to the components of an answer's headers. */
export const headersOf = (
  names: readonly (keyof typeof describedHeaders)[],
): Record<string, { $ref: string }> =>
  Object.fromEntries(
    ['X-Request-Id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  )

/** The headers with the topics that an answer shows and that its call changes; they are constant for each call. */
export function topicHeadersOf({ shows = [], changes = [] }: Route): Record<string, Header> {
  const header = (name: string, topics: readonly string[], description: string) =>
    topics.length > 0 ? { [name]: { description, schema: { const: topics.join(',') } } } : {}
  return {
    ...header('Longhaul-Shows', shows, 'Ask again when one of these topics changes.'),
    ...header('Longhaul-Changes', changes, 'What shows one of these topics may be out of date now.'),
  }
}
