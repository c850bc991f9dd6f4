import { LANGS, type Lang } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { createContext, use, useEffect } from 'react'
import { useConfiguration } from './use-configuration.ts'

/** A page's metadata for the browser's tab and for search engines. */
export type Head = {
  /** The page's subject; the site's name is appended. */
  title: string
  description?: string | undefined
  /** The canonical path, where it differs from the current address. */
  canonical?: string | undefined
  /** The path in each language, where they differ; null for a language in which the page does not exist. */
  alternates?: Readonly<Record<Lang, string | null>> | undefined
  /** Uses the title as it is, without the site's name: for the home page. */
  whole?: boolean | undefined
}

/** Collects the page's head while the server renders. Null in the browser. */
export const HeadContext = createContext<{ head: Head | null } | null>(null)

/**
 * Sets title, description and canonical address. `Page` calls it; a screen without a `Page` calls it once
 * itself.
 */
export function useHead({ title, description, canonical, alternates, whole }: Head): void {
  const collected = use(HeadContext)
  const site = useConfiguration()?.WEBSITE_NAME ?? 'Longhaul'
  const own = useOwnAddress(canonical, alternates)
  const full = whole || title === site ? title : shellText.titleOf(title, site)
  // oxlint-disable-next-line react/immutability -- the server reads it after the one render that it does
  if (collected) collected.head = { title: full, description, canonical, alternates }

  useEffect(() => {
    document.title = full
    setMeta(description)
    setCanonical(own)
    for (const watcher of watchers) watcher()
  }, [full, description, own])
}

/**
 * The address of a page in the language that it is shown in: the site's default language is at the bare path,
 * the others at `?lang=`, as on the server (server/src/pages/page-address.ts).
 */
export function useOwnAddress(path: string | undefined, alternates?: Head['alternates']): string | undefined {
  const standard = useConfiguration()?.default_language
  const written = LANGS.find((lang) => alternates?.[lang] !== null)
  const shown = alternates?.[pageLang] === null ? (written ?? pageLang) : pageLang
  return path && standard && shown !== standard ? `${path}?lang=${shown}` : path
}

/** Calls back when a page has set its title. For the route announcer. */
export function watchTitle(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

const watchers = new Set<() => void>()

function setMeta(description: string | undefined): void {
  const found = document.querySelector('meta[name="description"]')
  if (!description) return found?.remove()
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute('name', 'description')
  meta.setAttribute('content', description)
}

function setCanonical(path: string | undefined): void {
  // The `hreflang` links describe the page that the server sent; after a navigation they would describe the
  // wrong page.
  for (const old of document.querySelectorAll('link[rel="alternate"][hreflang]')) old.remove()
  const found = document.querySelector('link[rel="canonical"]')
  if (!path) return found?.remove()
  const link = found ?? document.head.appendChild(document.createElement('link'))
  link.setAttribute('rel', 'canonical')
  link.setAttribute('href', new URL(path, location.origin).href)
}
