/** A price in a page's visible text: crossed out, or charged now. */
export type PriceMark = { kind: 'struck' | 'charged'; text: string }

const MARKS_MAX = 200
const TEXT_MAX = 60

const STRUCK = new Set(['del', 's', 'strike'])
const STRUCK_CLASS =
  /(?:^|[\s_-])(?:old|list|was|original|compare(?:-?at)?|crossed|rrp)[_-]*price(?:$|[\s_-])|(?:^|[\s_-])price[_-]*(?:old|list|was|original|compare|crossed)|line-?through|strike-?through/i
const CHARGED_CLASS =
  /(?:^|[\s_-])(?:sale|special|current|final|now|promo|discount(?:ed)?)[_-]*price(?:$|[\s_-])|(?:^|[\s_-])price[_-]*(?:sale|special|current|final|now|promo|discount)/i

/** Whether an element crosses out its content. */
export const isStruck = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  STRUCK.has(name) || STRUCK_CLASS.test(attributes['class']?.slice(0, 200) ?? '')

/** Collects price marks while a page is being parsed. A text belongs to the innermost mark around it. */
export class PriceMarkReader {
  readonly #marks: PriceMark[] = []
  /** One entry per open element: the mark that it begins, if any. */
  readonly #open: (PriceMark | undefined)[] = []
  readonly #around: PriceMark[] = []

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const kind = this.#marks.length >= MARKS_MAX ? undefined : kindOf(name, attributes)
    const mark = kind && { kind, text: '' }
    this.#open.push(mark)
    if (!mark) return
    this.#marks.push(mark)
    this.#around.push(mark)
  }

  text(text: string): void {
    const mark = this.#around.at(-1)
    if (mark && mark.text.length < TEXT_MAX) mark.text += text.slice(0, TEXT_MAX)
  }

  close(): void {
    if (this.#open.pop()) this.#around.pop()
  }

  /** The marks in the order of the page. */
  get marks(): PriceMark[] {
    return this.#marks.filter(({ text }) => /\d/.test(text))
  }
}

function kindOf(name: string, attributes: Readonly<Record<string, string>>): PriceMark['kind'] | undefined {
  if (isStruck(name, attributes)) return 'struck'
  return name === 'ins' || CHARGED_CLASS.test(attributes['class']?.slice(0, 200) ?? '')
    ? 'charged'
    : undefined
}
