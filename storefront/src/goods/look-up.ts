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
