import type { SEARCH_SOURCES } from '@longhaul/contract/goods/goods-search.ts'
import type { SearchSort } from '@longhaul/domain/goods-search/merge.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { World } from '../../platform/world.ts'
import type { Outcome } from '../data-apis/call-api.ts'
import type { Asking } from '../providers/provider.ts'

export type SearchSource = (typeof SEARCH_SOURCES)[number]

/** What is searched for, and which page of it: the first is 1. Bounds are in fen. */
export type Wanted = {
  words: string
  /** The words in Chinese, if the dictionary knows all of them and they were not Chinese. */
  chinese: string | null
  page: number
  pageSize: number
  sort: SearchSort
  minFen: Fen | undefined
  maxFen: Fen | undefined
}

/** A listing as a source shows it in its results. Null means "unknown". */
export type Listing = {
  platform: string
  itemId: string
  url: string
  title: string
  helperTitle: string
  pictureUrl: string | null
  priceFen: Fen | null
  isFrom: boolean
  freightFen: Fen | null
  sellerName: string
  minOrder: number | null
  isSoldOut: boolean
  isAd: boolean
}

export type ListingPage = {
  items: readonly Listing[]
  more: boolean
  /** How many there are in all, if the source says. */
  total: number | null
  /** The Chinese words that were sent instead of the reader's; null if those were sent. */
  searchedAs: string | null
}

/** A shop or marketplace that can be searched. */
export type GoodsFinder = {
  source: SearchSource
  /** Whether it exists here at all: the mall does in the demo only. */
  isKnown(world: World): boolean
  /** Whether the operator has opened it. */
  isOpen(world: World): boolean
  /** The marketplaces whose goods it has. */
  platforms: readonly string[]
  /** How many goods it is asked for at once; it may send fewer. */
  pageSize: number
  /** One page of what it finds. Never throws for a fault of the source. */
  find(asking: Asking, wanted: Wanted): Promise<Outcome<ListingPage>>
  /** What looks like a picture (a JPEG without metadata), the most alike first; left out if it cannot say. */
  findAlike?(asking: Asking, picture: Buffer): Promise<Outcome<ListingPage>>
}
