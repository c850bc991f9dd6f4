/**
 * The address to which a page opened under another loopback name must redirect: the session's cookies and the
 * return addresses of payments belong to `publicUrl`. Null if the name is right already. Only if both names
 * are loopback, so that a forged Host header cannot redirect anywhere else.
 */
export function otherLoopback(host: string | undefined, path: string, publicUrl: string): string | null {
  const { protocol, hostname, host: wanted, port } = new URL(publicUrl)
  if (protocol !== 'http:' || !LOOPBACK.includes(hostname) || host === undefined || host === wanted)
    return null
  const isSamePort = LOOPBACK.some((name) => host === `${name}:${port}`)
  return isSamePort ? `${publicUrl}${path}` : null
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
