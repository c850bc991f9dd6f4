import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useEffect } from 'react'
import { to } from '../links.ts'
import type { ParcelCard } from './parcel.ts'

/** Confirms receipt after a confirmation dialog, then offers to write a review. */
export function ConfirmReceipt({
  parcel,
  quiet,
}: {
  parcel: ParcelCard
  /** A plain button: receipt is not the next step before the carrier reports delivery. */
  quiet?: boolean
}) {
  const text = parcelsText.receipt
  const navigate = useNavigate()
  const confirm = useSend('POST /parcels/{id}/confirm_receipt')
  const [wanted, setWanted] = useSearchParam('receive', { replace: true })
  const asksAtOnce = wanted !== '' && !quiet
  useEffect(() => {
    if (!asksAtOnce) return
    // Only once: returning to the page does not ask again.
    setWanted('')
    void receive()
    // Opens because of the address, regardless of any refetch of the package.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asksAtOnce])

  async function receive() {
    const received = await ask({
      title: text.title,
      text: text.text(parcel.number),
      confirmText: text.confirm,
      cancelText: text.notYet,
      busyText: text.busy,
      onConfirm: () => confirm.mutateAsync({ params: { id: parcel.id }, body: {} }),
    })
    if (!received) return
    const now = await ask({
      type: 'success',
      title: text.thanksTitle,
      text: text.thanks,
      confirmText: text.review,
      cancelText: text.later,
    })
    if (now) navigate(to.reviewParcel(parcel.id))
  }
  return (
    <Button
      {...(quiet ? { size: 'small' as const } : { type: 'assistRed' as const })}
      guardMs={0}
      onClick={() => void receive()}
    >
      {parcelsText.actions.confirm}
    </Button>
  )
}
