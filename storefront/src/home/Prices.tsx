import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { format, weight } from '@longhaul/text/format.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import type { Configuration } from '../shared/use-configuration.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { type PriceList, exampleBills } from './example-bills.ts'
import { PriceTable } from './PriceTable.tsx'
import { Section } from './Section.tsx'
import { WorkedExample } from './WorkedExample.tsx'

const words = belowText.prices

/**
 * What one package costs: its two payments, and its four shipping options, for a country and a weight that
 * can be chosen.
 */
export function Prices({ configuration }: { configuration: Configuration | undefined }) {
  const [chosen, setChosen] = useState<{ country?: string; weight_grams?: number }>({})
  const prices = useCall('GET /shipping/prices', { query: chosen }, { keepPrevious: true, staleMs: 60_000 })
  const country = chosen.country ?? prices.data?.country ?? ''
  const grams = chosen.weight_grams ?? prices.data?.weight_grams ?? 1000
  const bills = prices.data && configuration && exampleBills(prices.data, configuration)
  return (
    <div id="prices">
      <Section
        title={belowText.example.title(country && format.country(country))}
        lead={belowText.example.lead}
      >
        {bills && <WorkedExample bills={bills} grams={grams} configuration={configuration} />}
        <div className="mt-9 mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h3>{words.title}</h3>
          <div className="flex flex-wrap gap-4">
            <CountrySelect
              label={words.country}
              value={country}
              onChange={(code) => setChosen({ country: code, weight_grams: grams })}
            />
            <WeightSelect
              label={words.weight}
              value={grams}
              onChange={(weight_grams) => setChosen({ ...(country ? { country } : {}), weight_grams })}
            />
          </div>
        </div>
        <Loaded of={prices} skeleton={<Skeleton kind="rows" count={4} />}>
          {(list) => (
            <PriceTable list={list} caption={captionOf(list)} example={bills && bills.shipping.option} />
          )}
        </Loaded>
        <p className="mt-3 text-sm text-ink-2">
          {words.note} <Link to={to.help(18)}>{words.how}</Link> · <Link to={to.help(40)}>{words.less}</Link>
        </p>
      </Section>
    </div>
  )
}

const WEIGHTS_GRAMS = [250, 500, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000]

/** The weight of a package, in round steps. */
function WeightSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (grams: number) => void
}) {
  const weights = WEIGHTS_GRAMS.includes(value) ? WEIGHTS_GRAMS : [value, ...WEIGHTS_GRAMS]
  return (
    <SelectField
      label={label}
      unmarked
      empty={null}
      width="short"
      value={String(value)}
      onChange={(grams) => onChange(Number(grams))}
      options={weights.map((grams) => ({ value: String(grams), label: weight(grams) }))}
    />
  )
}

const captionOf = (list: PriceList): string =>
  words.caption(format.country(list.country), weight(list.weight_grams))
