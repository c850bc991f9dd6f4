import { Parser } from 'htmlparser2'
import { MicrodataReader } from './microdata.ts'
import { type PriceMark, PriceMarkReader } from './price-marks.ts'
import type { Thing } from './thing.ts'

/** What a page says about itself in its markup. */
export type Markup = {
  lang: string
  title: string
  heading: string
  /** Relative addresses are of this one. */
  base: string | undefined
  canonical: string | undefined
  /** `<meta>` by property or name, in lower case, in the page's order. */
  meta: ReadonlyMap<string, readonly string[]>
  /** The bodies of `<script type="application/ld+json">`. */
  jsonLd: readonly string[]
  microdata: readonly Thing[]
  /** Prices that are crossed out, and those that are charged, as people see them. */
  priceMarks: readonly PriceMark[]
}

/** More than this of a kind is no product page, or one that wants to keep us busy. */
const SCRIPTS_MAX = 50
const META_MAX = 500
const TEXT_MAX = 2_000
/** Nobody nests elements so deep who wants to be read; the rest of such a page is left alone. Looked at after each piece. */
const DEPTH_MAX = 2_000
const PIECE = 1 << 14

/** Reads a page's markup in one pass, without building a tree. Takes any text; broken markup is read as a browser would about read it. */
export function readMarkup(html: string): Markup {
  const meta = new Map<string, string[]>()
  const jsonLd: string[] = []
  const microdata = new MicrodataReader()
  const prices = new PriceMarkReader()
  const once = { lang: '', title: '', heading: '' }
  let base: string | undefined
  let canonical: string | undefined
  let inside: 'title' | 'heading' | 'script' | undefined
  let drawing = 0
  const nesting = { depth: 0, tooDeep: false }
  let metaSeen = 0

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        nesting.tooDeep ||= (nesting.depth += 1) > DEPTH_MAX
        microdata.open(name, attributes)
        prices.open(name, attributes)
        if (name === 'svg') drawing += 1
        else if (name === 'html') once.lang = attributes['lang'] ?? ''
        else if (name === 'base') base ??= attributes['href']
        else if (name === 'link' && /\bcanonical\b/i.test(attributes['rel'] ?? ''))
          canonical ??= attributes['href']
        else if (name === 'meta') addMeta(attributes)
        else if (name === 'title' && drawing === 0 && once.title === '') inside = 'title'
        else if (name === 'h1' && once.heading === '') inside = 'heading'
        else if (name === 'script' && isJsonLd(attributes['type']) && jsonLd.length < SCRIPTS_MAX) {
          inside = 'script'
          jsonLd.push('')
        }
      },
      ontext(text) {
        microdata.text(text)
        prices.text(text)
        if (inside === 'script') jsonLd[jsonLd.length - 1] += text
        else if (inside && once[inside].length < TEXT_MAX) once[inside] += text
      },
      onclosetag(name) {
        nesting.depth -= 1
        microdata.close()
        prices.close()
        if (name === 'svg') drawing -= 1
        if ((name === 'title' && inside === 'title') || (name === 'h1' && inside === 'heading'))
          inside = undefined
        if (name === 'script' && inside === 'script') inside = undefined
      },
    },
    { decodeEntities: true },
  )
  for (let at = 0; at < html.length && !nesting.tooDeep; at += PIECE) parser.write(html.slice(at, at + PIECE))
  parser.end()

  function addMeta(attributes: Record<string, string>): void {
    const name = (attributes['property'] || attributes['name'] || '').trim().toLowerCase()
    const content = attributes['content']?.trim()
    if (name === '' || !content || (metaSeen += 1) > META_MAX) return
    const known = meta.get(name)
    if (known) known.push(content)
    else meta.set(name, [content])
  }

  return {
    lang: once.lang.trim(),
    title: oneLine(once.title),
    heading: oneLine(once.heading),
    base,
    canonical,
    meta,
    jsonLd,
    microdata: microdata.roots,
    priceMarks: prices.marks,
  }
}

const isJsonLd = (type: string | undefined): boolean => /^\s*application\/ld\+json\b/i.test(type ?? '')

/** Text as a browser would show it on one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Text that holds markup or entities although it should not, as plain text: titles in JSON-LD often do. */
export function plainText(html: string): string {
  if (!/[&<]/.test(html)) return oneLine(html)
  let text = ''
  const parser = new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true })
  parser.end(html.slice(0, TEXT_MAX * 5))
  return oneLine(text)
}
