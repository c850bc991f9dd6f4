import { guardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts'
import type { FetchPicture } from '../copy-pictures.ts'
import type { Asking } from './provider.ts'

export type FetchedPage = {
  url: string
  status: number
  contentType: string
  charset?: string | undefined
  body: Buffer
}
export type FetchPage = (asking: Asking, url: string) => Promise<FetchedPage>

/* Everything that strangers name goes through the guarded fetcher. */

export const fetchGuardedPage: FetchPage = ({ world }, url) =>
  guardedFetch(world.guard, url, { accept: 'page' })

export const fetchGuardedPicture: FetchPicture = ({ world }, url) =>
  guardedFetch(world.guard, url, { accept: 'picture' })
