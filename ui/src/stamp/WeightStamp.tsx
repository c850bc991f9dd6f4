import { warehouseFormat, weight } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { stampText } from '@longhaul/text/ui/label.ts'
import { useId } from 'react'
import { Grain } from './Grain.tsx'
import './stamp.css'

/** The number of monospaced characters that fit inside the frame. */
const LINE = 21
const LINE_WIDTH = 142

/** Marks a weight measured on a scale, with the warehouse and the local day there. `at` is ISO 8601. */
export function WeightStamp({ grams, place, at }: { grams: number; place: string; at: string }) {
  const ink = useId()
  const [figure = '', unit = ''] = weight(grams).split('\u202f')
  const where = `${place} ${warehouseFormat.date(at)}`
  return (
    <svg
      className="weight-stamp"
      width="140"
      height="87"
      viewBox="0 0 168 104"
      role="img"
      aria-label={stampText.weighed(weight(grams), where)}
    >
      <Grain id={ink} />
      <g className="stamp-ink" fill="none" stroke="currentColor" filter={`url(#${ink})`}>
        <rect x="4" y="4" width="160" height="96" rx="9" strokeWidth="3" />
        <rect x="9.5" y="9.5" width="149" height="85" rx="5" strokeWidth="1.2" />
        <path d="M10 31h148M10 75h148" strokeWidth="1.2" />
        <g fill="currentColor" stroke="none" textAnchor="middle">
          <text className="stamp-small" x="84" y="25.5" fontSize="12" letterSpacing="1">
            {stampText.weighedTitle}
          </text>
          <text x="84" y="64" fontSize="32" fontWeight="600">
            {figure}
            <tspan fontSize="17" dx="4">
              {unit}
            </tspan>
          </text>
          <text
            className="stamp-small"
            x="84"
            y="89.5"
            fontSize="10.8"
            {...(where.length > LINE ? { textLength: LINE_WIDTH, lengthAdjust: 'spacingAndGlyphs' } : {})}
          >
            {where.toLocaleUpperCase(pageLang)}
          </text>
        </g>
      </g>
    </svg>
  )
}
