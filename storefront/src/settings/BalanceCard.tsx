import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useConverted } from '../shared/use-converted.ts'

const words = settingsText

/** What may be spent, and what is on hold. */
export function BalanceCard() {
  const me = useCall('GET /users/info')
  const approx = useConverted()
  return (
    <Card title={words.balance}>
      <Loaded of={me} skeleton={<Skeleton />}>
        {(who) => (
          <>
            <dl className="grid grid-cols-2 gap-4">
              <div>
                <dt className="text-sm text-ink-2">{words.available}</dt>
                <dd>
                  <Money fen={who.available_fen} strong approx={approx(who.available_fen)} />
                </dd>
              </div>
              <div>
                <dt className="text-sm text-ink-2">{words.frozen}</dt>
                <dd>
                  <Money fen={who.frozen_fen} />
                </dd>
              </div>
            </dl>
            <p className="mt-4 flex flex-wrap gap-3">
              <ButtonLink to={to.recharge(to.settings())} size="small">
                {words.recharge}
              </ButtonLink>
              <ButtonLink to={to.funds()} size="small">
                {words.statement}
              </ButtonLink>
            </p>
          </>
        )}
      </Loaded>
    </Card>
  )
}
