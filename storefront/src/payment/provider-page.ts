/*
 * The address of the provider's page for a payment or a recharge, and the page that the recharge was started
 * from: stored in this tab, so that the result page can link back.
 */
const pageKey = (id: string) => `pay:page:${id}`
const BACK = 'recharge:back'

export const saveProviderPage = (id: string, url: string): void => sessionStorage.setItem(pageKey(id), url)
export const providerPageOf = (id: string): string | null => sessionStorage.getItem(pageKey(id))

/** Only paths of this shop are stored, because a link may have been written by anyone. */
export function saveReturnPath(path: string): void {
  if (isOwnPath(path)) sessionStorage.setItem(BACK, path)
  else sessionStorage.removeItem(BACK)
}
export const wayBack = (): string | null => sessionStorage.getItem(BACK)

/**
 * Whether a text is a path of this shop, and not another site's address in disguise (`//other.example`,
 * `/\other.example`).
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)
