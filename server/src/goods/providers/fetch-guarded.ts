import { type Fetched, guardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts'
import type { FetchPicture } from '../copy-pictures.ts'
import { reachMall } from '../demo-mall/reach-mall.ts'
import type { Asking } from './provider.ts'

export type FetchedPage = Omit<Fetched, 'charset' | 'cacheControl'> & { charset?: string | undefined }
export type FetchPage = (asking: Asking, url: string) => Promise<FetchedPage>

/*
 * Every untrusted address goes through the guarded fetcher; in demo mode the mall stands in for its
 * marketplaces.
 */

export const fetchGuardedPage: FetchPage = ({ world, guest }, address) => {
  const { guard, url } = reachMall(world, address)
  return guardedFetch(guard, url, { accept: 'page', forGuest: guest !== undefined })
}

export const fetchGuardedPicture: FetchPicture = ({ world, guest }, address) => {
  const { guard, url } = reachMall(world, address)
  return guardedFetch(guard, url, { accept: 'picture', forGuest: guest !== undefined })
}
