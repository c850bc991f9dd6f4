import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { number, size, weight } from '@longhaul/text/format.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import type { ReactNode } from 'react'
import { CountryField, useCountries } from '../shared/address/CountryField.tsx'
import { LineBill, LineWeight } from './LineBill.tsx'
import { LineChoice } from './LineChoice.tsx'
import type { Builder, Preview } from './use-builder.ts'

/** What the ticked items weigh together, what each shipping method asks for them, and why. */
export function ParcelBuilder({
  count,
  builder,
  advice,
}: {
  count: number
  builder: Builder
  /** What would make it cheaper, once that is known. */
  advice?: ((preview: Preview) => ReactNode) | undefined
}) {
  const text = warehouseText.builder
  const { query, line } = builder

  if (count === 0)
    return (
      <div className="py-2 text-ink-2">
        <p className="font-medium text-ink">{text.emptyTitle}</p>
        <p className="mt-1">{text.empty}</p>
      </div>
    )
  return (
    <Loaded of={query} skeleton={<Skeleton kind="lines" count={8} />}>
      {(preview) => (
        <div className="grid gap-5" aria-busy={builder.updating}>
          <Destination builder={builder} />
          <Weights count={count} preview={preview} />
          {line && <LineWeight line={line} estimatedGrams={preview.estimated_grams} />}
          {advice?.(preview)}
          <LineChoice lines={preview.lines} value={line?.line_id ?? ''} onChange={builder.setLineId} />
          {line && <LineBill line={line} />}
          <p className="text-sm text-ink-2">{text.estimate}</p>
        </div>
      )}
    </Loaded>
  )
}

function Destination({ builder }: { builder: Builder }) {
  const text = warehouseText.builder
  const countries = useCountries().data?.countries ?? []
  return (
    <CountryField
      label={text.destination}
      unmarked
      countries={countries}
      value={builder.country}
      empty={null}
      onChange={builder.setCountry}
    />
  )
}

function Weights({ count, preview }: { count: number; preview: Preview }) {
  const text = warehouseText.builder
  const [length = 0, width = 0, height = 0] = preview.estimated_size_mm
  const rows = [
    [text.count, number(count)],
    [text.goods, weight(preview.goods_grams)],
    [text.packing, weight(preview.estimated_grams)],
  ] as const
  return (
    <div className="grid gap-1">
      <dl className="grid gap-1">
        {rows.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className="num font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="num text-end text-sm text-ink-3">{text.packingNote(size(length, width, height))}</p>
    </div>
  )
}
