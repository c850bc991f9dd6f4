/**
 * The attribute that marks a text whose contrast must be checked; its value identifies the painting style.
 */
export const PAINTED = 'data-painted'

/**
 * In the page: marks three texts of each painting style that is not yet known: a single one may be where axe
 * cannot tell. A style includes everything that affects contrast: colour, size and weight of the text, then
 * the backgrounds and layers from it up to the page, and what shares a layer with each of them. The header
 * and footer of all pages have only a few styles, and so have the rows of all tables.
 */
export function markPaintedTexts([attribute, known]: readonly [string, readonly string[]]): void {
  const EACH = 3
  const ofText = ['color', 'font-size', 'font-weight', 'text-shadow', '-webkit-text-stroke']
  const ofLayer = [
    'background-color',
    'background-image',
    'background-clip',
    'opacity',
    'position',
    'z-index',
  ]
  const ofBox = ['filter', 'mix-blend-mode', 'clip', 'clip-path', 'overflow-x', 'visibility', 'display']
  const read = (style: CSSStyleDeclaration, names: readonly string[]) =>
    names.map((name) => style.getPropertyValue(name)).join(';')
  const elements = [...document.querySelectorAll('html, body, body *:not(svg *, script, style, option)')]
  const boxes = new Map<Element, string>()
  const layers = new Map<Element, Set<string>>()
  for (const element of elements) {
    const style = getComputedStyle(element)
    const box = read(style, [...ofLayer, ...ofBox])
    boxes.set(element, box)
    const parent = element.parentElement
    const mayOverlap = style.position !== 'static' || boxes.get(parent ?? element)?.endsWith('grid')
    if (parent && mayOverlap) layers.set(parent, (layers.get(parent) ?? new Set()).add(box))
  }
  const proven = new Set(known)
  const marked = new Map<string, number>()
  const chains = new Map<Element, string>()
  for (const element of elements) {
    const parent = element.parentElement
    const layerBoxes = parent ? [...(layers.get(parent) ?? [])].toSorted().join('|') : ''
    const chain = hashOf(`${chains.get(parent ?? element) ?? ''}/${boxes.get(element)}/${layerBoxes}`)
    chains.set(element, chain)
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    if (!hasText) continue
    const way = hashOf(`${chain}/${read(getComputedStyle(element), ofText)}`)
    const already = marked.get(way) ?? 0
    if (proven.has(way) || already === EACH) continue
    marked.set(way, already + 1)
    element.setAttribute(attribute, way)
  }

  /** Two 32-bit hashes side by side: a run has some thousand styles. */
  function hashOf(text: string): string {
    let first = 0xde_ad_be_ef
    let second = 0x41_c6_ce_57
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      first = Math.imul(first ^ code, 2_654_435_761)
      second = Math.imul(second ^ code, 1_597_334_677)
    }
    return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`
  }
}
