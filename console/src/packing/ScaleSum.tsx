import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { weight } from '@longhaul/text/format.ts'
import type { Parcel } from '../shared/parcel.ts'
import { expectSoFar } from './scale.ts'

const words = packingText.sum

/**
 * The expected weight of the box with the items scanned so far, line by line, and the difference from the
 * scale.
 */
export function ScaleSum({
  parcel,
  cartonGrams,
  typedGrams,
}: {
  parcel: Parcel
  cartonGrams: number | null
  typedGrams: number | null
}) {
  const expected = expectSoFar(parcel, cartonGrams)
  if (!expected) return null
  const { scanned, tolerance } = expected
  const gap = typedGrams === null ? null : typedGrams - expected.boxGrams
  return (
    <dl className="grid gap-1">
      <SumLine name={words.scanned(scanned)} value={weight(expected.goodsGrams)} />
      <SumLine name={words.packaging} value={weight(expected.packagingGrams)} />
      <div className="border-t border-ink-3" />
      <SumLine strong name={words.expected(weight(tolerance))} value={weight(expected.boxGrams)} />
      {gap !== null && (
        <SumLine
          warn={Math.abs(gap) > tolerance}
          name={words.gap}
          value={`${gap < 0 ? '−' : '+'}${weight(Math.abs(gap))}`}
        />
      )}
    </dl>
  )
}

function SumLine({
  name,
  value,
  strong = false,
  warn = false,
}: {
  name: string
  value: string
  strong?: boolean
  warn?: boolean
}) {
  return (
    <div
      className={`flex justify-between gap-3 ${strong ? 'font-semibold' : ''} ${warn ? 'font-semibold text-warn' : ''}`}
    >
      <dt className="min-w-0">{name}</dt>
      <dd className="num flex-none whitespace-nowrap">{value}</dd>
    </div>
  )
}
