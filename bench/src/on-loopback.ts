/** The address of a server on this computer. Throws for any other: load never leaves it. */
export function onLoopback(address: string): URL {
  const url = new URL(address)
  if (!['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) throw new Error('loopback only')
  return url
}
