let origin = 'http://localhost:3000'

/** Set once at start from PUBLIC_URL. Never from a request: a forged Host header would end up in mails. */
export function setPublicOrigin(url: string): void {
  origin = url
}

/** An absolute address of a page of ours, for mails and for other people's servers. */
export const publicUrl = (path: string): string => `${origin}${path}`
