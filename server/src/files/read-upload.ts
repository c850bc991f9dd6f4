import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal, badInput } from '../platform/http/refusal.ts'

/** The one part named `file`, whole. A file past the limit is refused while it is read, never cut. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  const content = await readForm(request, maxBytes, (part) => part.toBuffer())
  if (content.length === 0) throw new Refusal('empty_file')
  return content
}

/**
 * Reads a form that is one part named `file` and nothing else; `take` has the part as it comes. Whatever else is sent is refused by its name, and a
 * form that is cut off or cannot be read is bad input. Where the form is refused after the part was taken, `undo` has what was made of it.
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

/** Whether it is the form that could not be read: everything but a refusal, a limit that has a status, and a fault of the disk. */
const isSenders = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof Refusal) &&
  !('statusCode' in error) &&
  !('syscall' in error && error.syscall !== 'read')
