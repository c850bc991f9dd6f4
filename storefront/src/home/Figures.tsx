import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { Hero } from '@longhaul/ui/illustrations/Hero.tsx'

/** The way of a purchase as a picture, and four figures like the fields of a label. */
export function Figures({ freeDays }: { freeDays: number }) {
  const { data } = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  return (
    <div className="wrap grid items-end gap-8 pb-14 lg:grid-cols-[1fr_26rem]">
      <div className="max-lg:hidden">
        <Hero />
      </div>
      <dl className="grid grid-cols-2 rounded-card border bg-surface">
        {belowText.facts(data?.warehouses.length ?? 7, freeDays).map(({ figure, what }) => (
          <div
            key={what}
            className="flex flex-col-reverse justify-end px-4 py-3 even:border-s nth-[n+3]:border-t"
          >
            <dt className="text-sm text-ink-2">{what}</dt>
            <dd className="text-2xl leading-tight font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
