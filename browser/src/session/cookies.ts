/** A cookie's value, or undefined. Always undefined on the server, which reads cookies from the request. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const found = readAll().find((part) => part.startsWith(`${name}=`))
  return found === undefined ? undefined : decode(found.slice(name.length + 1))
}

/** All cookies as `name=value`, kept until the current task ends. */
let all: readonly string[] | undefined

/**
 * `document.cookie` asks another process of the browser. While a page is drawn, every price asks for the
 * currency and every part that needs a log-in for the token.
 */
function readAll(): readonly string[] {
  if (all) return all
  queueMicrotask(() => (all = undefined))
  return (all = document.cookie.split('; '))
}

/** Sets a cookie that expires after this many seconds; 0 removes it. */
export function writeCookie(
  name: string,
  value: string,
  seconds: number,
  { path = '/', sameSite = 'Lax' }: { path?: string; sameSite?: 'Lax' | 'Strict' } = {},
): void {
  all = undefined
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
