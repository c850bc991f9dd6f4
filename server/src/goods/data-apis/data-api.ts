import type { DATA_API_IDS } from '@longhaul/contract/goods/goods.staff.ts'
import type { ApiKeys } from '../../platform/api-keys.ts'
import type { ApiRequest } from '../../platform/ask-api.ts'
import { type Setting, address, whole } from '../../platform/settings.ts'
import type { Asking, FoundProduct, Sought } from '../providers/provider.ts'

export type ApiId = (typeof DATA_API_IDS)[number]

/**
 * The limits of an API: calls per day (Asia/Shanghai), and the price of a thousand calls, shown in the
 * console.
 */
export type SourceLimits = { url: string; dailyCalls: number; fenPerThousandCalls: number }

/** The settings that every data API has; their names begin with the API's prefix. */
export const limitSettings = (
  prefix: string,
  url: string,
): { [Name in keyof SourceLimits]: Setting<SourceLimits[Name]> } => ({
  url: address(`${prefix}_URL`, url, 'a different URL, for a mirror or a gateway of your own'),
  dailyCalls: whole(
    `${prefix}_DAILY_CALLS`,
    1_000,
    [0, 999_999_999],
    'the number of calls allowed per day (Shanghai time); when it is reached, the API pauses until midnight',
  ),
  fenPerThousandCalls: whole(
    `${prefix}_FEN_PER_1000_CALLS`,
    0,
    [0, 999_999_999],
    'the cost of a thousand calls in fen, for the counter in the console',
  ),
})

/**
 * The setting that opens a search that is paid for by the call. It keeps a part of the day's calls for the
 * look-ups of products, because a search is called far more often.
 */
export const searchCalls = (prefix: string, marketplaces: string): Setting<number> =>
  whole(
    `${prefix}_SEARCH_CALLS`,
    0,
    [0, 999_999_999],
    `opens the search of shoppers in ${marketplaces}: no search is made once the calls of the day, whatever for, have reached this number; 0 opens none`,
  )

/** One data API: how to build its requests and read its answers. `Keys` are the operator's credentials. */
export type DataApi<Keys extends SourceLimits = SourceLimits> = {
  id: ApiId
  timeLimitMs: number
  keys: ApiKeys<Keys>
  knows(platform: string): boolean
  request(keys: Keys, sought: Sought, asking: Asking): ApiRequest | Promise<ApiRequest>
  /**
   * The product in an answer; undefined if the API says that there is none. Throws `ApiError` if the answer
   * is an error.
   */
  read(json: unknown, sought: Sought): FoundProduct | undefined
}

/**
 * An API refused: the key is invalid, the quota is used up, or the server is failing. The message is the
 * API's own, for the log.
 */
export class ApiError extends Error {}
