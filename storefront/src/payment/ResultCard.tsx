import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { PaidSeal } from '@longhaul/ui/stamp/PaidSeal.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useEffect } from 'react'
import { Page } from '../shared/Page.tsx'

const say = paymentText.result

/**
 * The result on one ticket: what happened, in words and as a picture, and what is next; below the tear the
 * receipt, with a seal once it is paid. Announced when it changes.
 */
export function ResultCard({
  tone,
  title,
  children,
  actions,
  receipt,
  paidAt,
}: {
  tone: 'done' | 'pending' | 'failed'
  title: string
  children: ReactNode
  actions: ReactNode
  receipt: readonly { label: string; value: ReactNode }[]
  /** When it was paid; the receipt then shows the seal. */
  paidAt?: string | undefined
}) {
  useFocusedResult(title)
  return (
    <Page title={title} headingHidden>
      <div className="mx-auto max-w-form">
        <Ticket label={title} bleeds>
          <TicketPart>
            <div className="grid grid-cols-1 justify-items-center gap-3 py-3 text-center" role="status">
              {tone === 'done' && <PaySuccess />}
              {tone === 'pending' && <Clock className="size-12 text-info" />}
              {tone === 'failed' && <CircleX className="size-12 text-bad" />}
              <p className="text-2xl font-semibold leading-tight">{title}</p>
              <div className="grid grid-cols-1 max-w-text gap-2 text-ink-2">{children}</div>
            </div>
            <div className="flex flex-wrap justify-center gap-3 pt-2 pb-3 print:hidden">{actions}</div>
          </TicketPart>
          <TearLine />
          <TicketPart>
            <div className="flex min-h-11 items-start justify-between gap-4">
              <h2 className="text-md">{tone === 'done' ? say.receipt : say.details}</h2>
              {paidAt && <PaidSeal at={paidAt} />}
            </div>
            <dl className="mt-3 grid tabular-nums grid-cols-1 gap-2">
              {receipt.map(({ label, value }) => (
                <div key={label} className="flex justify-between gap-4">
                  <dt className="shrink-0 text-ink-2">{label}</dt>
                  <dd className="min-w-0 text-end break-words">{value}</dd>
                </div>
              ))}
            </dl>
            {tone === 'done' && (
              <p className="mt-4 text-end print:hidden">
                <Button size="small" type="blackLine" guardMs={0} icon={<Printer />} onClick={() => print()}>
                  {say.print}
                </Button>
              </p>
            )}
          </TicketPart>
        </Ticket>
      </div>
    </Page>
  )
}

/** Focuses the heading when a result appears or changes, unless the focus is already elsewhere. */
export function useFocusedResult(title: string): void {
  useEffect(() => {
    if (document.activeElement?.matches('body, main')) document.querySelector('h1')?.focus()
  }, [title])
}
