let origin = 'http://localhost:3000'

/**
 * Called once at start with PUBLIC_URL. Never derived from a request: a forged Host header would end up in
 * mails.
 */
export function setPublicOrigin(url: string): void {
  origin = url
}

/** The absolute address of a page of the shop, for mails and for external servers. */
export const publicUrl = (path: string): string => `${origin}${path}`
