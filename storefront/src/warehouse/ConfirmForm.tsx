import { unreachableByExpress } from '@longhaul/domain/addresses/po-box.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { SavedAddress } from '../shared/address/address-values.ts'
import { AddressSection } from './AddressSection.tsx'
import { whyNotAddress } from './confirm-values.ts'
import { ConfirmBar, ConfirmSummary } from './ConfirmSummary.tsx'
import { CouponSection } from './CouponSection.tsx'
import { DeclarationSection } from './DeclarationSection.tsx'
import { ExtrasSection } from './ExtrasSection.tsx'
import { LineChoice } from './LineChoice.tsx'
import { LineWeight } from './LineBill.tsx'
import { TaxCard } from './TaxCard.tsx'
import { PayWaySection } from './PayWaySection.tsx'
import type { Preview } from './preview.ts'
import { type Confirm, useConfirm } from './use-confirm.ts'

/** Confirm info, once the goods and the address book are there. Not one `<form>`: an address has its own inside. */
export function ConfirmForm({
  ids,
  goods,
  addresses,
  limit,
}: {
  ids: readonly string[]
  goods: Preview
  addresses: readonly SavedAddress[]
  limit: number
}) {
  const confirm = useConfirm(ids, goods, addresses)
  const { form } = confirm
  const text = warehouseText.confirm
  const isExact = form.values.pay_way === 'exact'
  return (
    <div className="grid items-start gap-6 pb-18 lg:pb-0 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-6">
        <ErrorSummary {...form.summary} title={errorText.reasons.fill_in_all_items} />
        <AddressSection
          id={form.field('address_id').id}
          error={form.errors.address_id}
          addresses={addresses}
          limit={limit}
          chosen={confirm.address}
          trouble={whyNotAddress(confirm.address, confirm.line)}
          onChoose={(id) => form.set('address_id', id)}
        />
        <DeclarationSection goods={goods} form={form} country={confirm.country} />
        <Card title={text.steps.method}>
          <Method confirm={confirm} />
        </Card>
        <TaxCard goods={goods} confirm={confirm} country={confirm.country} />
        <CouponSection confirm={confirm} />
        <ExtrasSection goods={confirm.price.data ?? goods} form={form} />
        <PayWaySection goods={confirm.price.data ?? goods} form={form} />
        <Card title={isExact ? payWayText.estimateTitle : text.estimateTitle}>
          <ol className="grid list-decimal gap-1 ps-5 text-ink-2">
            {(isExact ? payWayText.exactSteps : text.estimate).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </Card>
      </div>
      <ConfirmSummary confirm={confirm} />
      <ConfirmBar confirm={confirm} />
    </div>
  )
}

function Method({ confirm }: { confirm: Confirm }) {
  const { price, line, form, address } = confirm
  const text = warehouseText.confirm
  if (!price.data) return <Skeleton kind="lines" count={5} />
  const trouble = line?.option === 'express' && address && unreachableByExpress(address)
  return (
    <div className="grid gap-5" aria-busy={confirm.updating}>
      <LineChoice
        labelHidden
        lines={price.data.lines}
        {...form.field('line_id')}
        value={line?.line_id ?? form.values.line_id}
      />
      {trouble && <Note tone="warn">{text.express_po_box[trouble]}</Note>}
      {line && <LineWeight line={line} estimatedGrams={price.data.estimated_grams} />}
    </div>
  )
}
