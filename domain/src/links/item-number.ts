import { MARKETPLACES } from './marketplaces/by-host.ts'

const SHAPES = new Map<string, RegExp>(MARKETPLACES.map(({ platform, itemId }) => [platform, itemId]))

/**
 * Whether an item of a marketplace can have this number: each that a link leads to does. Nothing else has a page, whatever somebody writes
 * into its address; nor has anything of a marketplace that we do not know.
 */
export const isItemNumber = (marketplace: string, number: string): boolean =>
  SHAPES.get(marketplace)?.test(number) ?? false
