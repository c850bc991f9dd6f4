import type { Reply } from '@longhaul/contract/routes.ts'
import { whyNotSearch } from '@longhaul/domain/goods-search/why-not-search.ts'
import { LINK_TEXT_MAX } from '@longhaul/domain/links/limits.ts'
import { to } from '../links.ts'

export type LookUp = Reply<'GET /products'>

/** Whether the link cannot be ordered, whatever is filled in: it is incomplete, or its shop is abroad. */
export const isRefused = ({ reason }: LookUp): boolean => reason === 'cut_link' || reason === 'outside_china'

/** Whether there is nothing to order from: no page that our buyers could open, or one that they must not. */
export const isWithoutLink = (data: LookUp): boolean =>
  isRefused(data) || (!isPage(data) && (data.reason !== 'not_a_product' || !data.manual_url))

/** Whether the text is no link and names none, but words by which goods can be found. */
export const isWords = ({ reason, platform, manual_url: address }: LookUp, pasted: string): boolean =>
  reason === 'no_link' && platform === null && address === null && whyNotSearch(pasted) === null

/** Whether there is a choice other than the one link that the form is for. */
export const isOneOfSeveral = ({ links, taken }: LookUp): boolean =>
  links.length > 1 || (links.length === 1 && taken === null)

/** The address of the form for another link of the same text. */
export const toLink = (pasted: string, pick: number): string => `${to.goods(pasted)}&pick=${pick}`

/**
 * The address of the form for a link of a list that is too long for an address: the link with its own words.
 */
export const toListed = ({ words, url }: LookUp['links'][number]): string =>
  to.goods(words === '' ? url : `${words} ${url}`)

/** Whether there is a page to open and buy from. */
export const isPage = ({ link, reason, product, trouble }: LookUp): boolean =>
  Boolean(link ?? product ?? trouble) || reason === 'album'

/** Whether the link leads to pictures of goods that are sold elsewhere. */
export const isAlbum = ({ link, reason }: LookUp): boolean =>
  link?.platform === 'yupoo' || (!link && reason === 'album')

/**
 * Whether the product's page was read without problems, so that the form shows everything there is to say.
 */
export const isShownInFull = (data: LookUp): boolean =>
  isPage(data) && data.product !== null && !data.trouble && !isAlbum(data)

/** Whether a field still holds what the pasted text proposed; the field then says so. */
export const isProposed = (value: string, proposed: string | undefined): boolean =>
  value !== '' && value === proposed

/** The arguments of the look-up of a pasted text; `pick` selects one of its links. */
export const lookUpArgs = (pasted: string, pick: number | undefined) => ({
  query: { url: pasted.slice(0, LINK_TEXT_MAX), ...(pick === undefined ? {} : { pick }) },
})
