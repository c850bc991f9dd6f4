import type { Guard } from '../../platform/guarded-fetch/guard.ts'
import type { World } from '../../platform/world.ts'
import { findDemoProduct, DEMO_PRODUCTS, marketUrl } from './catalogue.ts'
import { ODD_PAGES } from './odd-pages.ts'
import { ODD_PRODUCTS } from './odd-products.ts'
import { SHORT_LINKS } from './short-links.ts'

/**
 * The only exception that demo mode makes to the guarded fetcher: the pages of the mall, at the address on
 * which this server itself listens. The products' marketplace addresses lead there; every other address is
 * fetched as usual.
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

/**
 * The path at which a shopper's browser finds the mall's page for a marketplace address; null if there is
 * none.
 */
export const mallPagePath = (world: World, url: string): string | null => {
  const path = world.env.demo ? pathOf(url) : undefined
  return path === undefined ? null : `/demo-mall/${path}`
}

/** The mall's base address, ending with a slash; undefined without a demo, or before the server listens. */
export const mallBase = (world: Pick<World, 'db' | 'env'>): string | undefined =>
  world.env.demo ? BASES.get(world.db) : undefined

/** Sets the mall's base address, ending with a slash. Called when the server begins to listen. */
export function openMall(world: World, base: string): void {
  BASES.set(world.db, base)
}

/**
 * Replaces addresses of the mall's own pages in a text by the marketplace addresses: visitors of the mall
 * copy the address that the browser shows.
 */
export const fromMallAddresses = (text: string): string =>
  text.replaceAll(
    /https?:\/\/[\w.:[\]-]+\/demo-mall\/(taobao|tmall|1688|weidian|other)\/([\w-]{1,40})(?:[?#]\S*)?/g,
    (address, platform: string, itemId: string) => {
      const known = findDemoProduct(platform, itemId) ?? ODD_PAGES.find((page) => page.itemId === itemId)
      return known ? marketUrl(known) : address
    },
  )

/** Ignores a short link's parameters if need be: they say who shared it, not what it leads to. */
const pathOf = (url: string): string | undefined => PATHS.get(url) ?? PATHS.get(url.replace(/\?.*$/, ''))

const BASES = new WeakMap<World['db'], string>()

/** The paths of the mall's pages by marketplace address. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ...[...DEMO_PRODUCTS, ...ODD_PRODUCTS, ...ODD_PAGES].map(
    (page) => [marketUrl(page), `${page.platform}/${page.itemId}`] as const,
  ),
  ...SHORT_LINKS.map(({ url, code }) => [url, `short/${code}`] as const),
])
