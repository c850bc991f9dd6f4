import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

const FULL = 4
const STEP = 1.5
const PAN_PIXELS = 80

export type Zoom = ReturnType<typeof useZoom>

/**
 * Zooms a picture inside a scrolling stage: its box grows, the stage scrolls, and the centre stays in place.
 * Sizes are set on the element from script, which a content security policy against inline styles allows.
 */
export function useZoom(subject: string | undefined) {
  const stage = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const pinch = useRef(new Map<number, { x: number; y: number }>())
  const [state, setState] = useState({ subject, level: 1 })
  const level = state.subject === subject ? state.level : 1
  const to = (next: number) => setState({ subject, level: Math.min(FULL, Math.max(1, next)) })

  useLayoutEffect(() => {
    const [box, picture] = [stage.current, image.current]
    if (!box || !picture) return
    const middle = {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    }
    picture.style.width = picture.style.height = `${level * 100}%`
    box.scrollLeft = middle.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = middle.y * box.scrollHeight - box.clientHeight / 2
  }, [level])

  function move(event: PointerEvent) {
    const fingers = pinch.current
    if (!fingers.has(event.pointerId)) return
    const before = spread(fingers)
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = spread(fingers)
    if (before > 0 && after > 0) to((level * after) / before)
  }
  const lift = (event: PointerEvent) => pinch.current.delete(event.pointerId)

  return {
    stage,
    image,
    level,
    isFull: level >= FULL,
    in: () => to(level * STEP),
    out: () => to(level / STEP),
    reset: () => to(1),
    pan: (x: number, y: number) => stage.current?.scrollBy(x * PAN_PIXELS, y * PAN_PIXELS),
    fingers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'touch')
          pinch.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  }
}

/** The distance between two fingers; 0 unless there are two. */
function spread(fingers: Map<number, { x: number; y: number }>): number {
  const [a, b] = [...fingers.values()]
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}
