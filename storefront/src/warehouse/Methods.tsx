import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { weight } from '@longhaul/text/format.ts'
import { methodsText as text } from '@longhaul/text/storefront/warehouse/methods.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { type ReactNode, useId } from 'react'
import { CountryField, useCountries } from '../shared/address/CountryField.tsx'
import { RealDays } from '../shared/landed-cost/RealDays.tsx'
import { LineBill, LineWeight } from './LineBill.tsx'
import { MethodTable } from './MethodTable.tsx'
import type { Preview } from './preview.ts'
import { Suggestion } from './Suggestion.tsx'
import type { Builder } from './use-builder.ts'

/**
 * How the ticked items could be shipped: the country, the method, the price, and suggestions that would make
 * it cheaper.
 */
export function Methods({
  count,
  builder,
  advice,
}: {
  count: number
  builder: Builder
  /** The suggestions to save money, once known. */
  advice: (preview: Preview) => ReactNode
}) {
  const titleId = useId()
  const { query, line, preview } = builder
  return (
    <section className="grid gap-3" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={titleId}>{text.title}</h2>
          {preview && (
            <p className="num text-sm whitespace-normal text-ink-2">
              {text.lead(weight(preview.goods_grams), weight(preview.estimated_grams))}
            </p>
          )}
        </div>
        {count > 0 && <Destination builder={builder} />}
      </div>
      {count === 0 ? (
        <p className="text-ink-2">{text.tickFirst}</p>
      ) : (
        <Loaded of={query} skeleton={<Skeleton kind="lines" count={8} />}>
          {(found) => (
            <div className="grid gap-3" aria-busy={builder.updating}>
              <MethodTable preview={found} value={line?.line_id ?? ''} onChange={builder.setLineId} />
              <Suggestion preview={found} />
              <RealDays country={builder.country} lineId={line?.line_id} />
              {advice(found)}
              {line && (
                <div>
                  <Folded title={text.bill} detail={warehouseText.builder.estimate}>
                    <div className="grid max-w-text gap-4">
                      <LineWeight line={line} estimatedGrams={found.estimated_grams} />
                      <LineBill line={line} />
                    </div>
                  </Folded>
                </div>
              )}
            </div>
          )}
        </Loaded>
      )}
    </section>
  )
}

function Destination({ builder }: { builder: Builder }) {
  const countries = useCountries().data?.countries ?? []
  return (
    <div className="w-full sm:w-64">
      <CountryField
        label={warehouseText.builder.destination}
        labelHidden
        unmarked
        countries={countries}
        value={builder.country}
        empty={null}
        onChange={builder.setCountry}
      />
    </div>
  )
}
