/** The compression of a body; `undefined` if it is not compressed. */
export type Encoding = 'br' | 'gzip'

const BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/

/** The best encoding that an `Accept-Encoding` header allows. */
export const acceptedEncoding = (accepted = ''): Encoding | undefined =>
  BROTLI.test(accepted) ? 'br' : GZIP.test(accepted) ? 'gzip' : undefined
