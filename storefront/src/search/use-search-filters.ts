import { useSearchChange } from '@longhaul/ui/address/use-search-param.ts'
import { readAmount } from '../shared/read-amount.ts'

const SORTS = ['best', 'cheapest', 'dearest'] as const
export type Sort = (typeof SORTS)[number]

/** The marketplaces whose goods are found most; every other one is found without a filter. */
export const MARKETPLACES = ['taobao', 'tmall', '1688', 'weidian'] as const

/** How many of 1,000 pieces may have arrived with a problem. */
export const PROBLEM_RATES = ['0', '20', '50'] as const

export type SearchFilters = ReturnType<typeof useSearchFilters>

/** Order and filters as the address has them, and as the server is asked. Prices are in yuan as typed. */
export function useSearchFilters() {
  const [params, change] = useSearchChange({ replace: true })
  const text = (name: string) => params.get(name) ?? ''
  const sort: Sort = SORTS.find((known) => known === text('sort')) ?? 'best'
  const marketplace = MARKETPLACES.find((known) => known === text('market')) ?? ''
  const isWeighed = text('weighed') !== ''
  const hasPhotos = text('photos') !== ''
  const problems = PROBLEM_RATES.find((known) => known === text('problems')) ?? ''
  const [min, max] = [readAmount(text('min'), 'CNY'), readAmount(text('max'), 'CNY')].map(inBounds)
  return {
    sort,
    marketplace,
    isWeighed,
    hasPhotos,
    problems,
    min: text('min'),
    max: text('max'),
    any:
      marketplace !== '' ||
      isWeighed ||
      hasPhotos ||
      problems !== '' ||
      min !== undefined ||
      max !== undefined,
    query: {
      ...(sort === 'best' ? {} : { sort }),
      ...(marketplace === '' ? {} : { marketplace }),
      ...(isWeighed ? { weighed: true } : {}),
      ...(hasPhotos ? { photos: true } : {}),
      ...(problems === '' ? {} : { problems_per_mille: Number(problems) }),
      ...(min === undefined ? {} : { min_fen: min }),
      ...(max === undefined ? {} : { max_fen: max }),
    },
    change,
    clear: () => change({ market: '', weighed: '', photos: '', problems: '', min: '', max: '' }),
  }
}

/** The highest price of an item that can be ordered, in fen. */
const MOST_FEN = 10_000_000
const inBounds = (fen: number | undefined): number | undefined =>
  fen === undefined ? undefined : Math.min(fen, MOST_FEN)
