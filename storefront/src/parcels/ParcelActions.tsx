import { whyNotReview } from '@longhaul/domain/parcels/receipt.ts'
import { money } from '@longhaul/text/format.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { returnFreightText } from '@longhaul/text/storefront/parcels/return-freight.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { to } from '../links.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { CancelParcel } from './CancelParcel.tsx'
import { ConfirmReceipt } from './ConfirmReceipt.tsx'
import type { ParcelCard } from './parcel.ts'

/** What the shopper can do with a package now, the next step first, cancelling last. On the page of one package what commits money is
 * cinnabar, and `children` are the buttons that only that page has. */
export function ParcelActions({
  parcel,
  small = false,
  children,
}: {
  parcel: ParcelCard
  small?: boolean
  children?: ReactNode
}) {
  const text = parcelsText.actions
  const size = small ? 'small' : 'normal'
  const type = small ? 'primary' : 'assistRed'
  const { stage, supplement } = parcel
  return (
    <>
      {stage === 'pending_payment' && (
        <ButtonLink to={to.payParcel(parcel.id)} type={type} size={size}>
          {text.pay}
        </ButtonLink>
      )}
      {stage === 'supplement_due' && supplement && (
        <ButtonLink to={to.paySupplements([supplement.id])} type={type} size={size}>
          {(parcel.pay_way === 'exact' ? payWayText.pay : text.paySupplement)(money(supplement.amount_fen))}
        </ButtonLink>
      )}
      {stage === 'returned' && supplement && (
        <ButtonLink to={to.paySupplements([supplement.id])} type={type} size={size}>
          {returnFreightText.pay(money(supplement.amount_fen))}
        </ButtonLink>
      )}
      {parcel.status === 'pending_receipt' && <ConfirmReceipt parcel={parcel} small={small} />}
      {children}
      {(stage === 'address_problem' || stage === 'exception' || stage === 'returned') && (
        <ButtonLink to={to.ask('parcel', parcel.id, parcel.number)} size={size}>
          {text.contact}
        </ButtonLink>
      )}
      {whyNotReview(parcel) === null && (
        <ButtonLink to={to.reviewParcel(parcel.id)} type="primary" size={size}>
          {text.review}
        </ButtonLink>
      )}
      {parcel.reviewed && (
        <ButtonLink to={to.reviewParcel(parcel.id)} size={size}>
          {text.seeReview}
        </ButtonLink>
      )}
      <CancelParcel parcel={parcel} small={small} />
    </>
  )
}
