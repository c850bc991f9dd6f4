import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { Section } from './Section.tsx'

const words = belowText.warehouses

/** Where things are kept: one shelf label for each warehouse. */
export function Warehouses() {
  const { data } = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  if (!data) return null
  return (
    <Section
      title={words.title(data.warehouses.length)}
      lead={
        <>
          {words.lead} <Link to={to.help(16)}>{words.forwarding}</Link>
        </>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
        {data.warehouses.map((warehouse) => (
          <li key={warehouse.id} className="rounded-control border bg-surface px-4 py-3">
            <span className="code float-end text-kraft">{warehouse.id}</span>
            <h3 className="text-md">{warehouse.name}</h3>
            <p className="text-sm text-ink-2">{warehouse[`address_${LANGUAGES[pageLang].script}`]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
