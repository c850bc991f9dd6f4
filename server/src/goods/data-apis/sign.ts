import { createHash, createHmac } from 'node:crypto'

type Parameters = Readonly<Record<string, string>>

/**
 * Every parameter's name and value, sorted by name and concatenated without separators: the text that both
 * Alibaba platforms sign.
 */
const joined = (parameters: Parameters): string =>
  Object.keys(parameters)
    .toSorted((key, other) => (key < other ? -1 : 1))
    .map((name) => name + parameters[name])
    .join('')

/**
 * Taobao Open Platform: MD5 over the parameters between two secrets, or HMAC-MD5 under the secret; upper-case
 * hexadecimal.
 */
export const signTaobao = (parameters: Parameters, secret: string, method: 'md5' | 'hmac'): string =>
  (method === 'md5'
    ? createHash('md5').update(secret + joined(parameters) + secret, 'utf8')
    : createHmac('md5', secret).update(joined(parameters), 'utf8')
  )
    .digest('hex')
    .toUpperCase()

/**
 * 1688 Open Platform: HMAC-SHA1 under the secret over the path from `param2` on and the parameters;
 * upper-case hexadecimal.
 */
export const sign1688 = (path: string, parameters: Parameters, secret: string): string =>
  createHmac('sha1', secret)
    .update(path + joined(parameters), 'utf8')
    .digest('hex')
    .toUpperCase()
