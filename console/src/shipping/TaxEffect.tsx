import { taxesText as words } from '@longhaul/text/console/shipping/taxes.ts'
import type { Reply } from '@longhaul/contract/routes.ts'

/** For which destinations a registration is of any use, and for which not, and why. */
export function TaxEffect({ scheme }: { scheme: Scheme | undefined }) {
  if (!scheme) return null
  const { places, own, without_rate: unrated } = scheme
  return (
    <span className="grid max-w-[280px] gap-1">
      <span>{places.length > 0 ? words.countries(places) : words.nowhere}</span>
      {own.length > 0 && <span className="muted text-sm">{words.own(words.countries(own))}</span>}
      {unrated.length > 0 && (
        <span className="muted text-sm">{words.withoutRate(words.countries(unrated))}</span>
      )}
    </span>
  )
}

type Known = Reply<'GET /staff/tax_registrations'>
export type Registration = Known['registrations'][number]
export type Scheme = Known['schemes'][number]
