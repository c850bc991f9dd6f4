import { Parser } from 'htmlparser2'
import { MarkupParser } from '../../platform/markup-parser.ts'
import { MicrodataReader } from './microdata.ts'
import { type PriceMark, PriceMarkReader } from './price-marks.ts'
import type { Thing } from './thing.ts'

/** A page's description of itself in its markup. */
export type Markup = {
  lang: string
  title: string
  heading: string
  /** The address to which relative addresses refer. */
  base: string | undefined
  canonical: string | undefined
  /** `<meta>` by property or name, in lower case, in the page's order. */
  meta: ReadonlyMap<string, readonly string[]>
  /** The bodies of `<script type="application/ld+json">`. */
  jsonLd: readonly string[]
  microdata: readonly Thing[]
  /** Crossed-out and charged prices in the visible text. */
  priceMarks: readonly PriceMark[]
}

/** Limits per kind of element; a page with more is no product page, or is meant to exhaust us. */
const SCRIPTS_MAX = 50
const META_MAX = 500
const TEXT_MAX = 2_000

/**
 * Reads a page's markup in one pass, without building a tree. Accepts any text; broken markup is read much as
 * a browser would; what follows markup at a limit of the parser is ignored.
 */
export function readMarkup(html: string): Markup {
  const reader = new HeadReader()
  const microdata = new MicrodataReader()
  const prices = new PriceMarkReader()
  const parser = new MarkupParser(
    {
      onopentag(name, attributes) {
        for (const part of [microdata, prices, reader]) part.open(name, attributes)
      },
      ontext(text) {
        for (const part of [microdata, prices, reader]) part.text(text)
      },
      onclosetag(name) {
        microdata.close()
        prices.close()
        reader.close(name)
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return { ...reader.read(), microdata: microdata.roots, priceMarks: prices.marks }
}

/** Collects a page's title, first heading, addresses, meta tags and JSON-LD, wherever they occur. */
class HeadReader {
  readonly #meta = new Map<string, string[]>()
  readonly #jsonLd: string[] = []
  readonly #once = { lang: '', title: '', heading: '' }
  #base: string | undefined
  #canonical: string | undefined
  #inside: 'title' | 'heading' | 'script' | undefined
  /** The number of open `<svg>` elements; they have titles of their own. */
  #drawing = 0
  #metaSeen = 0

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'svg') this.#drawing += 1
    else if (name === 'html') this.#once.lang = attributes['lang'] ?? ''
    else if (name === 'base') this.#base ??= attributes['href']
    else if (name === 'link' && /\bcanonical\b/i.test(attributes['rel'] ?? ''))
      this.#canonical ??= attributes['href']
    else if (name === 'meta') this.#addMeta(attributes)
    else if (name === 'title' && this.#drawing === 0 && this.#once.title === '') this.#inside = 'title'
    else if (name === 'h1' && this.#once.heading === '') this.#inside = 'heading'
    else if (name === 'script' && isJsonLd(attributes['type']) && this.#jsonLd.length < SCRIPTS_MAX) {
      this.#inside = 'script'
      this.#jsonLd.push('')
    }
  }

  text(text: string): void {
    if (this.#inside === 'script') this.#jsonLd[this.#jsonLd.length - 1] += text
    else if (this.#inside && this.#once[this.#inside].length < TEXT_MAX) this.#once[this.#inside] += text
  }

  close(name: string): void {
    if (name === 'svg') this.#drawing -= 1
    if (this.#inside && name === TAGS[this.#inside]) this.#inside = undefined
  }

  read(): Omit<Markup, 'microdata' | 'priceMarks'> {
    return {
      lang: this.#once.lang.trim(),
      title: oneLine(this.#once.title),
      heading: oneLine(this.#once.heading),
      base: this.#base,
      canonical: this.#canonical,
      meta: this.#meta,
      jsonLd: this.#jsonLd,
    }
  }

  #addMeta(attributes: Record<string, string>): void {
    const name = (attributes['property'] || attributes['name'] || '').trim().toLowerCase()
    const content = attributes['content']?.trim()
    if (name === '' || !content || (this.#metaSeen += 1) > META_MAX) return
    const known = this.#meta.get(name)
    if (known) known.push(content)
    else this.#meta.set(name, [content])
  }
}

const TAGS = { title: 'title', heading: 'h1', script: 'script' } as const

const isJsonLd = (type: string | undefined): boolean => /^\s*application\/ld\+json\b/i.test(type ?? '')

/** Collapses white space, as a browser does when it shows text on one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Strips markup and entities from a text that should have none; titles in JSON-LD often do. */
export function plainText(html: string): string {
  if (!/[&<]/.test(html)) return oneLine(html)
  let text = ''
  const parser = new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true })
  parser.end(html.slice(0, TEXT_MAX * 5))
  return oneLine(text)
}
