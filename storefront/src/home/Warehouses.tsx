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
      <ul className="labels">
        {data.warehouses.map((warehouse) => (
          <li key={warehouse.id}>
            <span className="code">{warehouse.id}</span>
            <h3>{warehouse.name}</h3>
            <p>{warehouse[`address_${LANGUAGES[pageLang].script}`]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
