import { isStruck } from './price-marks.ts'
import { type Thing, type Value, wordOf } from './thing.ts'

type Building = { types: string[]; props: Map<string, Value[]> }
type Element = {
  /** The thing that this element begins. */
  scope?: Building
  /** The properties whose value is this element's text, and the thing that has them. */
  collects?: { names: string[]; owner: Building; text: string }
  /** The element crosses out its content. */
  struck?: true
}

const THINGS_MAX = 2_000
const VALUES_MAX = 200
const VALUE_CHARS_MAX = 2_000

/** The attributes that hold the value, by element; for all other elements it is the text. */
const VALUE_ATTRIBUTE: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  // Pages with lazy loading have the real address in another attribute.
  img: ['data-zoom-image', 'data-large', 'data-src', 'src'],
  source: ['src'],
  video: ['src'],
  embed: ['src'],
  iframe: ['src'],
  object: ['data'],
  data: ['value'],
  meter: ['value'],
  time: ['datetime'],
  meta: ['content'],
}

/**
 * Builds things from `itemscope`, `itemtype` and `itemprop` while a page is being parsed. It must be given
 * every element and every text.
 */
export class MicrodataReader {
  readonly roots: Thing[] = []
  readonly #open: Element[] = []
  /**
   * The open elements that begin a thing, and those whose text is collected; kept separately so that no call
   * walks through all open elements.
   */
  readonly #scopes: Building[] = []
  readonly #collecting: NonNullable<Element['collects']>[] = []
  #things = 0
  #struck = 0

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const element: Element = {}
    if (isStruck(name, attributes)) {
      element.struck = true
      this.#struck += 1
    }
    const declared = attributes['itemprop']?.split(/\s+/).filter(Boolean).map(wordOf) ?? []
    // A crossed-out price is a former price.
    const names = this.#struck > 0 ? declared.filter((entry) => !/price$/i.test(entry)) : declared
    const owner = names.length > 0 ? this.#scopes.at(-1) : undefined
    if (attributes['itemscope'] !== undefined && this.#things < THINGS_MAX) {
      this.#things += 1
      element.scope = {
        types: (attributes['itemtype'] ?? '').split(/\s+/).filter(Boolean).map(wordOf),
        props: new Map(),
      }
      if (owner) add(owner, names, element.scope)
      else this.roots.push(element.scope)
      this.#scopes.push(element.scope)
    } else if (owner) {
      const value = valueIn(name, attributes)
      if (value === undefined) this.#collecting.push((element.collects = { names, owner, text: '' }))
      else add(owner, names, value)
    }
    this.#open.push(element)
  }

  text(text: string): void {
    for (const collects of this.#collecting) if (collects.text.length < VALUE_CHARS_MAX) collects.text += text
  }

  close(): void {
    const element = this.#open.pop()
    if (element?.scope) this.#scopes.pop()
    if (element?.struck) this.#struck -= 1
    if (!element?.collects) return
    const { owner, names, text } = element.collects
    this.#collecting.pop()
    add(owner, names, text.replaceAll(/\s+/g, ' ').trim())
  }
}

function valueIn(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (attributes['content'] !== undefined) return attributes['content'].trim()
  for (const attribute of VALUE_ATTRIBUTE[name] ?? []) {
    const value = attributes[attribute]?.trim()
    if (value && !value.startsWith('data:')) return value
  }
  return name === 'meta' ? '' : undefined
}

function add(owner: Building, names: readonly string[], value: Value): void {
  if (value === '') return
  for (const name of names) {
    const values = owner.props.get(name) ?? []
    if (values.length < VALUES_MAX)
      values.push(typeof value === 'string' ? value.slice(0, VALUE_CHARS_MAX) : value)
    owner.props.set(name, values)
  }
}
