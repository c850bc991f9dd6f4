import type { Guard } from '../../platform/guarded-fetch/guard.ts'
import type { World } from '../../platform/world.ts'
import { findDemoProduct, DEMO_PRODUCTS, marketUrl } from './catalogue.ts'
import { ODD_PAGES } from './odd-pages.ts'
import { ODD_PRODUCTS } from './odd-products.ts'
import { SHORT_LINKS } from './short-links.ts'

/**
 * The explicit exception of demo mode, and the only one: the pages of the mall, at the address on which this very server listens. Their marketplaces'
 * addresses lead there; every other address is fetched as without a demo.
 */
export function reachMall(world: World, url: string): { guard: Guard; url: string } {
  const base = BASES.get(world.db)
  if (!world.env.demo || !base) return { guard: world.guard, url }
  const path = pathOf(url)
  return {
    guard: { ...world.guard, exempt: new Set([base]) },
    url: path === undefined ? url : base + path,
  }
}

/** Where a shopper's browser finds the page that stands for an address; null where none does. */
export const mallPagePath = (world: World, url: string): string | null => {
  const path = world.env.demo ? pathOf(url) : undefined
  return path === undefined ? null : `/demo-mall/${path}`
}

/** Where the mall is open, ending with a slash; told when the server listens. */
export function openMall(world: World, base: string): void {
  BASES.set(world.db, base)
}

/** The addresses of the mall's own pages in a text become those of their marketplaces: who walks through the mall copies what the browser shows. */
export const fromMallAddresses = (text: string): string =>
  text.replaceAll(
    /https?:\/\/[\w.:[\]-]+\/demo-mall\/(taobao|tmall|1688|weidian|other)\/([\w-]{1,40})(?:[?#]\S*)?/g,
    (address, platform: string, itemId: string) => {
      const known = findDemoProduct(platform, itemId) ?? ODD_PAGES.find((page) => page.itemId === itemId)
      return known ? marketUrl(known) : address
    },
  )

/** A short link's parameters say who shared it, not what. */
const pathOf = (url: string): string | undefined => PATHS.get(url) ?? PATHS.get(url.replace(/\?.*$/, ''))

const BASES = new WeakMap<World['db'], string>()

/** The pages, by the address of the thing at its marketplace. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ...[...DEMO_PRODUCTS, ...ODD_PRODUCTS, ...ODD_PAGES].map(
    (page) => [marketUrl(page), `${page.platform}/${page.itemId}`] as const,
  ),
  ...SHORT_LINKS.map(({ url, code }) => [url, `short/${code}`] as const),
])
