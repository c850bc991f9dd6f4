/** A cookie's value, or undefined. Always undefined on the server, which reads cookies from the request. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found === undefined ? undefined : decode(found.slice(name.length + 1))
}

/** Sets a cookie that expires after this many seconds; 0 removes it. */
export function writeCookie(
  name: string,
  value: string,
  seconds: number,
  { path = '/', sameSite = 'Lax' }: { path?: string; sameSite?: 'Lax' | 'Strict' } = {},
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${seconds}; SameSite=${sameSite}${secure}`
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
