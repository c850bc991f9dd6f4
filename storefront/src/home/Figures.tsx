import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { Hero } from '@longhaul/ui/illustrations/Hero.tsx'

/** The way of a purchase as a picture, and four figures like the fields of a label. */
export function Figures({ freeDays }: { freeDays: number }) {
  const { data } = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  return (
    <div className="wrap figures">
      <div className="figures-picture">
        <Hero />
      </div>
      <dl className="facts">
        {belowText.facts(data?.warehouses.length ?? 7, freeDays).map(({ figure, what }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
