import type { FastifyRequest } from 'fastify'
import { badInput } from '../platform/refusal.ts'

/** The one part named `file`, whole. A file past the limit is refused while it is read, never cut. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw badInput({ file: 'required' })
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } })
  if (!part || part.fieldname !== 'file') throw badInput({ file: 'required' })
  const content = await part.toBuffer()
  if (content.length === 0) throw badInput({ file: 'required' })
  return content
}
