/** The `display` of each kind of element in jsdom's default style sheet. */
const displays = new Map<string, string>()

/**
 * Speeds up queries by role, which check the visibility of every element that they visit, and the clicks of
 * user-event, which check that an element takes the pointer. jsdom computes the whole style each time, which
 * took a fifth of the run time of some screens' tests. If a page has no style sheet, an element's name and a
 * few attributes are enough.
 */
export function answerStylesQuickly(): void {
  const whole = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element, pseudo) => {
    const style = element.getAttribute('style') ?? ''
    if (pseudo || document.styleSheets.length > 0 || style.includes('display')) return whole(element, pseudo)
    const asked = {
      get display() {
        return displayOf(element, whole)
      },
      get visibility() {
        return inherited(element, 'visibility', 'visible', whole)
      },
      get pointerEvents() {
        return inherited(element, 'pointer-events', 'auto', whole)
      },
      getPropertyValue: (name: string) =>
        name === 'display' || name === 'visibility' ? asked[name] : whole(element).getPropertyValue(name),
    }
    return new Proxy<Partial<CSSStyleDeclaration>>(asked, {
      get: (own, name) => (name in own ? Reflect.get(own, name) : Reflect.get(whole(element), name)),
    }) as CSSStyleDeclaration
  }
}

type Whole = typeof window.getComputedStyle

function displayOf(element: Element, whole: Whole): string {
  const type = element.localName === 'input' ? element.getAttribute('type') : ''
  const kind = `${element.localName} ${type} ${element.hasAttribute('hidden')} ${element.hasAttribute('open')}`
  const display = displays.get(kind) ?? whole(element).display
  displays.set(kind, display)
  return display
}

/** An inherited property, which ancestors may set too. */
function inherited(element: Element, name: string, initial: string, whole: Whole): string {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.getAttribute('style')?.includes(name)) return whole(element).getPropertyValue(name)
  return initial
}
