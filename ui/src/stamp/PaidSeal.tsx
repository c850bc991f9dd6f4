import { format, warehouseFormat } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { stampText } from '@longhaul/text/ui/label.ts'
import { useId } from 'react'
import { useInPage } from '../time/use-page-time.ts'
import { Grain } from './Grain.tsx'
import './stamp.css'

/**
 * Marks something as paid: a word with the day beneath it, or the two characters of the seal used on Chinese
 * accounts.
 */
export function PaidSeal({ at }: { at: string }) {
  const wax = useId()
  const { dayAndMonth } = useInPage() ? format : warehouseFormat
  const [upper, lower] = stampText.seal
  return (
    <svg
      className="paid-seal"
      width="60"
      height="60"
      viewBox="0 0 72 72"
      role="img"
      aria-label={stampText.paidOn(format.date(at))}
    >
      <Grain id={wax} coarse />
      <g className="stamp-ink" filter={`url(#${wax})`}>
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M6 2.5l30 .8 30-.6 3.5 3.3-.6 30 .8 30-3.7 3.4-30-.7-30 .8L2.500 66l.7-30-.9-30zM6.5 6.5v59h59v-59z"
        />
        <path fill="currentColor" d="M9 9.300h54l.3 53.400H8.700z" />
        {lower ? (
          <g className="seal-face seal-characters" textAnchor="middle" fontSize="25" fontWeight="700">
            <text x="36" y="33">
              {upper}
            </text>
            <text x="36" y="59">
              {lower}
            </text>
          </g>
        ) : (
          <g className="seal-face" textAnchor="middle">
            <text x="36" y="38" fontSize="21" fontWeight="700" letterSpacing=".6">
              {upper}
            </text>
            <text x="36" y="54" fontSize="11.5" fontWeight="600">
              {dayAndMonth(at).toLocaleUpperCase(pageLang)}
            </text>
          </g>
        )}
      </g>
    </svg>
  )
}
