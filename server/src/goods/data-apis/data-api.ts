import type { ProductSources, SourceLimits } from '../env-product-sources.ts'
import type { FoundProduct, Sought } from '../providers/provider.ts'

/** The data interfaces, in the order in which they are asked: the marketplaces' own before others'. */
export const API_IDS = ['taobao_open', '1688_open', 'tmapi', 'onebound'] as const
export type ApiId = (typeof API_IDS)[number]

/** A request that is ready to be sent: signed, with everything the interface wants. */
export type ApiRequest = { url: string; form?: URLSearchParams }

/** One data interface: how it is asked, and what its answer means. `Keys` are the operator's. */
export type DataApi<Keys extends SourceLimits = SourceLimits> = {
  id: ApiId
  timeLimitMs: number
  keysIn(sources: ProductSources): Keys | undefined
  knows(platform: string): boolean
  request(keys: Keys, sought: Sought, now: Date): ApiRequest
  /** The product in an answer; undefined where it says that there is none. Throws `ApiFault` where the interface complains. */
  read(json: unknown, sought: Sought): FoundProduct | undefined
}

/** An interface said no: the key is bad, the quota is used up, the server is failing. The words are the interface's own, for the log. */
export class ApiFault extends Error {}
