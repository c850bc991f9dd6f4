/** What a toast never covers: headings, the title of an open dialog, and what is marked, such as the logo. */
const CLEAR = 'h1, dialog[open] h2, [data-keep-clear]'
const GAP_PX = 8

type Box = { top: number; bottom: number; left: number; right: number }

/** Moves the toasts down until they cover nothing that has to stay visible; never beyond half the window. */
export function keepClear(toasts: HTMLElement): void {
  toasts.style.removeProperty('top')
  const { top, bottom, left, right } = toasts.getBoundingClientRect()
  const height = bottom - top
  if (height === 0) return
  const others = [...document.querySelectorAll(CLEAR)]
    .filter((element) => !toasts.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.height > 1)
  const free = freeTop({ top, bottom, left, right }, others, window.innerHeight / 2)
  if (free !== top) toasts.style.setProperty('top', `${free}px`)
}

/** The first position from the box's own downwards at which it overlaps none of the others. */
export function freeTop(box: Box, others: readonly Box[], lowest: number): number {
  const height = box.bottom - box.top
  let top = box.top
  for (const other of others.toSorted((a, b) => a.top - b.top)) {
    const overlaps =
      other.left < box.right && other.right > box.left && other.top < top + height && other.bottom > top
    if (overlaps) top = other.bottom + GAP_PX
  }
  return top > lowest ? box.top : top
}
