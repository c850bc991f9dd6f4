import type { ReactNode } from 'react'
import './illustrations.css'

/*
 * The shared parts of all pictures: box, tape, label, shelf, route, door, seal, drawn with a 2 px ink line on
 * tints of the five materials. Classes take colours from the tokens, so every picture follows the theme. The
 * pictures are decorative: the text beside them carries the meaning.
 */

/** The canvas of a picture; the ground is at y = 108 of 120. */
export function Picture({ children, width = 160 }: { children: ReactNode; width?: number }) {
  return (
    <svg
      className="ill"
      viewBox={`0 0 ${width} 120`}
      width={width}
      height="120"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** A closed box seen slightly from above: its front is w × h with the lower left corner at x, y. */
export function Box({
  x,
  y,
  w,
  h,
  label = true,
}: {
  x: number
  y: number
  w: number
  h: number
  label?: boolean
}) {
  const d = Math.round(w * 0.24)
  const up = Math.round(d * 0.62)
  const tape = Math.round(w * 0.16)
  const mid = x + (w - tape) / 2
  return (
    <g>
      <path className="shade" d={`M${x + w} ${y}v${-h}l${d} ${-up}v${h}z`} />
      <path className="paper" d={`M${x} ${y - h}l${d} ${-up}h${w}l${-d} ${up}z`} />
      <path className="kraft" d={`M${x} ${y}v${-h}h${w}v${h}z`} />
      <path
        className="tape"
        d={`M${mid} ${y - h}l${d} ${-up}h${tape}l${-d} ${up}v${Math.round(h * 0.3)}h${-tape}z`}
      />
      {label && (
        <path className="paper thin" d={`M${x + 6} ${y - 6}v-12h${Math.round(w * 0.34)}v12zm4-8h8m-8 4h5`} />
      )}
    </g>
  )
}

/** A round seal with a tick, stamped slightly askew. */
export function Seal({ x, y, r = 17, done }: { x: number; y: number; r?: number; done?: boolean }) {
  return (
    <g className={done ? 'done' : 'stamp'} transform={`translate(${x} ${y}) rotate(-10)`}>
      <circle r={r} />
      <circle r={r - 4} className="hair" />
      <path d={`M${-r * 0.38} 0l${r * 0.27} ${r * 0.3}l${r * 0.5} ${-r * 0.58}`} />
    </g>
  )
}

/** The floor. */
export const Ground = ({ from = 12, to = 148 }: { from?: number; to?: number }) => (
  <path className="soft" d={`M${from} 108H${to}`} />
)
