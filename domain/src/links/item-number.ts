import { MARKETPLACES } from './marketplaces/by-host.ts'

const SHAPES = new Map<string, RegExp>(MARKETPLACES.map(({ platform, itemId }) => [platform, itemId]))

/**
 * Whether an item of a marketplace can have this number, as every item read from a link does. A page exists
 * for no other number, whatever is typed into the address, and for no unknown marketplace.
 */
export const isItemNumber = (marketplace: string, number: string): boolean =>
  SHAPES.get(marketplace)?.test(number) ?? false
