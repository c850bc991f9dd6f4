/**
 * Where a page that was opened by another name of this machine is to be opened: the session's cookies and the ways back from paying belong to
 * `publicUrl`. Null where it is right already. Only where both are this machine, so that no forged Host can lead anywhere.
 */
export function otherLoopback(host: string | undefined, path: string, publicUrl: string): string | null {
  const { protocol, hostname, host: wanted, port } = new URL(publicUrl)
  if (protocol !== 'http:' || !LOOPBACK.includes(hostname) || host === undefined || host === wanted)
    return null
  const isSamePort = LOOPBACK.some((name) => host === `${name}:${port}`)
  return isSamePort ? `${publicUrl}${path}` : null
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
