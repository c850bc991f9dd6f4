import type { Reply } from '@longhaul/contract/routes.ts'
import { to } from '../links.ts'

export type LookUp = Reply<'GET /products'>

/** Whether nothing can be ordered by a link, whatever is filled in: it is not whole, or its shop is abroad. */
export const isRefused = ({ reason }: LookUp): boolean => reason === 'cut_link' || reason === 'outside_china'

/** Whether there is more to choose from than the one link that the form is for. */
export const isOneOfSeveral = ({ links, taken }: LookUp): boolean =>
  links.length > 1 || (links.length === 1 && taken === null)

/** Where the form for another link of the same text is. */
export const toLink = (pasted: string, pick: number): string => `${to.goods(pasted)}&pick=${pick}`

/** Whether there is a page to open and to buy from. */
export const isPage = ({ link, reason, product, trouble }: LookUp): boolean =>
  Boolean(link ?? product ?? trouble) || reason === 'album'

/** Whether it leads to pictures of what is sold somewhere else. */
export const isAlbum = ({ link, reason }: LookUp): boolean =>
  link?.platform === 'yupoo' || (!link && reason === 'album')

/** Whether the form itself shows all that came of a link: the product's page was read. */
export const isAllSaid = (data: LookUp): boolean =>
  isPage(data) && data.product !== null && !data.trouble && !isAlbum(data)

/** Where the pasted text filled something in that still stands: a field says so. */
export const isProposed = (value: string, proposed: string | undefined): boolean =>
  value !== '' && value === proposed
