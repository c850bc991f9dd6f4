import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { PaymentResult } from './PaymentResult.tsx'
import { RechargeResult } from './RechargeResult.tsx'

const say = paymentText.result

/** The result of a payment or a recharge. Read-only: reloading it or sharing its address pays nothing. */
export default function PayResultScreen() {
  const [payment] = useSearchParam('payment')
  const [recharge] = useSearchParam('recharge')
  if (payment) return <PaymentResult key={payment} id={payment} />
  if (recharge) return <RechargeResult key={recharge} id={recharge} />
  return (
    <Page title={say.title} headingHidden>
      <EmptyState title={say.unknown} action={<ButtonLink to={to.funds()}>{say.toFunds}</ButtonLink>}>
        {say.unknownText}
      </EmptyState>
    </Page>
  )
}
