import { Type } from 'typebox'
import { Id, oneOf } from '../fields.ts'
import { route } from '../route.ts'

/** A stored picture: our own re-encoded copy, without the camera's metadata. */
export const StoredFile = Type.Object({
  id: Id,
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})

/**
 * An upload is one part named `file` of a multipart form; gif, jpg or png, at most 2 MB (docs/rules/api.md).
 */
export const UPLOAD_MAX_BYTES = 2 * 1024 * 1024

export const uploadFile = route('POST /uploads', {
  who: 'shopper',
  summary: 'Upload a picture for a review, a claim or a message, or of goods whose page could not be read',
  query: Type.Object({ kind: oneOf(['review', 'attachment', 'receipt', 'product']) }),
  changes: [],
  form: true,
  reply: StoredFile,
  refusals: ['invalid_input', 'too_large', 'unsupported_file', 'too_many_requests'],
  bodyLimit: UPLOAD_MAX_BYTES + 16_384,
  perMinute: 20,
})

export const uploadFileByStaff = route('POST /staff/uploads', {
  who: { staff: ['warehouse', 'support', 'buyer', 'finance'] },
  summary: 'Upload an inspection or packing picture',
  query: Type.Object({ kind: oneOf(['inspection', 'packing', 'attachment']) }),
  changes: [],
  form: true,
  reply: StoredFile,
  refusals: ['invalid_input', 'too_large', 'unsupported_file'],
  bodyLimit: 12 * 1024 * 1024,
  perMinute: 240,
})
