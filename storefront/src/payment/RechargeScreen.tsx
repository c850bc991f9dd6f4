import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useEffect } from 'react'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { useMe } from '../shared/use-me.ts'
import { Aside } from './Aside.tsx'
import { isOwnPath, saveReturnPath } from './provider-page.ts'
import { RechargeForm } from './RechargeForm.tsx'
import { VerifyNote } from './VerifyNote.tsx'

const say = paymentText.recharge

/** This page with its own return path: where a remittance leads back to. */
const hereOf = (back: string): string => to.recharge(isOwnPath(back) ? back : undefined)

/** Adds money to the balance through a payment provider; the cost is stated in advance. */
export default function RechargeScreen() {
  const [back] = useSearchParam('back')
  const methods = useCall('GET /payment_methods', undefined, { staleMs: 5 * 60_000 })
  const me = useMe()
  useEffect(() => saveReturnPath(back), [back])
  return (
    <Page title={say.title} lead={say.lead}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:gap-14">
        <div className="grid grid-cols-1 gap-5">
          {me?.email_verified === false && <VerifyNote email={me.email} />}
          <Loaded of={methods} skeleton={<Skeleton kind="card" />}>
            {(found) =>
              found.methods.length === 0 ? (
                <Note tone="warn">{paymentText.noMethods}</Note>
              ) : (
                <RechargeForm methods={found.methods} verified={me?.email_verified !== false} />
              )
            }
          </Loaded>
          <p className="text-sm">
            {say.other} <Link to={to.westpay({ back: hereOf(back) })}>{say.remit}</Link>
          </p>
          {isOwnPath(back) && (
            <p>
              <Link to={back}>{say.backTo}</Link>
            </p>
          )}
        </div>
        <Aside {...say.aside} />
      </div>
    </Page>
  )
}
