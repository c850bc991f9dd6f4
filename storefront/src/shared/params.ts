import { createContext, use } from 'react'
import type { Params } from '../needs.ts'

export const ParamsContext = createContext<Params>({})

/** The parameters in the page's path: `{ id: '59', name: 'How-to-buy' }` for `/faq/:id?/:name?`. */
export const usePathParams = (): Params => use(ParamsContext)
