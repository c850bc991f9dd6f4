import { createContext, use } from 'react'
import type { Params } from '../needs.ts'

export const ParamsContext = createContext<Params>({})

/** The parameters in the path of the page: `{ id: '59', name: 'How-to-buy' }` of `/faq/:id?/:name?`. */
export const usePathParams = (): Params => use(ParamsContext)
