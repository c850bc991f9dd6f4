import { PLATFORMS } from '@longhaul/domain/links/parsed-link.ts'
import { OTHER_PLATFORM } from '../goods/public.ts'

const MARKETPLACES: ReadonlySet<string> = new Set([...PLATFORMS, OTHER_PLATFORM])

/** Whether goods can be of it. */
export const isMarketplace = (name: string): boolean => MARKETPLACES.has(name)
