import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { isAway, isFull } from '../platform/database/db.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'

/**
 * Reads the complete content of the single part named `file`. A file above the limit is refused while it is
 * being read, never truncated.
 */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  const content = await readForm(request, maxBytes, (part) => part.toBuffer())
  if (content.length === 0) throw new Refusal('empty_file')
  return content
}

/**
 * Reads a form with a single part named `file`; `take` receives the part as a stream. Any other field is
 * refused by name, and a truncated or unreadable form is invalid input. If the form is refused after `take`
 * has finished, `undo` receives its result.
 */
export async function readForm<T>(
  request: FastifyRequest,
  maxBytes: number,
  take: (part: MultipartFile) => Promise<T>,
  undo: (taken: T) => Promise<void> = async () => undefined,
): Promise<T> {
  if (!request.isMultipart()) throw badInput({ file: 'required' })
  let taken: { value: T } | undefined
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 2 } })) {
      if (part.type === 'field') throw badInput({ [part.fieldname.slice(0, 100)]: 'unknown_field' })
      if (part.fieldname !== 'file') throw badInput({ file: 'required' })
      if (taken) throw badInput({ file: 'too_many' })
      taken = { value: await take(part) }
    }
  } catch (error) {
    if (taken) await undo(taken.value)
    throw isSenders(error) ? badInput({ file: 'format' }) : error
  }
  if (!taken) throw badInput({ file: 'required' })
  return taken.value
}

/**
 * Whether the error means that the form is unreadable. That is every error except a refusal, a limit with its
 * own status, and one of a store.
 */
const isSenders = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof Refusal) && !('statusCode' in error) && !isStores(error)

/**
 * Whether an error comes from where files or rows are stored. What the sender cut off has failed to be read.
 */
const isStores = (error: Error): boolean =>
  'syscall' in error ? error.syscall !== 'read' : isAway(error) || isFull(error)
