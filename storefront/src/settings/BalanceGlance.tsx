import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { money } from '@longhaul/text/format.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useConverted } from '../shared/use-converted.ts'
import { Glance } from './Glance.tsx'

const words = settingsText

/** The available balance, and the amount on hold. */
export function BalanceGlance() {
  const me = useCall('GET /users/info')
  const approx = useConverted()
  return (
    <Glance title={words.balance} way={<Link to={to.funds()}>{words.statement}</Link>}>
      <Loaded of={me} skeleton={<Skeleton />}>
        {(who) => (
          <div className="grid justify-items-start gap-3">
            <dl className="grid gap-2">
              <div>
                <dt className="sr-only">{words.available}</dt>
                <dd className="num text-2xl leading-tight font-semibold">
                  {money(who.available_fen)}
                  {approx.part(who.available_fen) && (
                    <span className="block text-sm font-normal text-ink-3">
                      {approx.part(who.available_fen)}
                    </span>
                  )}
                </dd>
              </div>
              <div className="flex gap-2 text-sm text-ink-2">
                <dt>{words.frozen}</dt>
                <dd className="num">{money(who.frozen_fen)}</dd>
              </div>
            </dl>
            <ButtonLink to={to.recharge(to.settings())} size="small">
              {words.recharge}
            </ButtonLink>
          </div>
        )}
      </Loaded>
    </Glance>
  )
}
