import { unreachableByExpress } from '@longhaul/domain/addresses/po-box.ts'
import { usualDays } from '@longhaul/domain/shipping/expected-arrival.ts'
import { INSURANCE_PER_MILLE } from '@longhaul/domain/shipping/charges.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { money, moneyWithCode, weight } from '@longhaul/text/format.ts'
import { methodsText } from '@longhaul/text/storefront/warehouse/methods.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { SavedAddress } from '../shared/address/address-values.ts'
import { RealDays } from '../shared/landed-cost/RealDays.tsx'
import { PlanSaved } from '../shared/rewards/PlanSaved.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { AddressSection } from './AddressSection.tsx'
import { useCarried } from './carried.ts'
import { insuredFen, whyNotAddress } from './confirm-values.ts'
import { ConfirmBar } from './ConfirmBar.tsx'
import { CouponSection } from './CouponSection.tsx'
import { DeclarationSection, wantedCode } from './DeclarationSection.tsx'
import { ExtrasSection } from './ExtrasSection.tsx'
import { LineBill, LineWeight } from './LineBill.tsx'
import { linesOnOffer, toOffer } from './lines-on-offer.ts'
import { MethodTable } from './MethodTable.tsx'
import { PayWaySection } from './PayWaySection.tsx'
import type { Preview } from './preview.ts'
import { Suggestion, nameOf } from './Suggestion.tsx'
import { SentGoods } from './SentGoods.tsx'
import { TaxSection } from './TaxSection.tsx'
import { type Confirm, useConfirm } from './use-confirm.ts'

/**
 * The confirm-info page once the goods and the address book have loaded: the methods first, everything else
 * folded to a prefilled line, the total always visible. Not one `<form>`, because an address has its own
 * inside.
 */
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
  const priced = confirm.price.data ?? goods
  return (
    <div className="grid gap-5">
      <ErrorSummary {...form.summary} title={errorText.reasons.fill_in_all_items} />
      <SentGoods ids={ids} />
      <Method confirm={confirm} />
      <div>
        <ExtrasSection goods={priced} line={confirm.line} form={form} />
        <DeclarationSection goods={goods} form={form} wanted={wantedCode(confirm)} />
        <AddressSection
          id={form.field('address_id').id}
          error={form.errors.address_id}
          addresses={addresses}
          limit={limit}
          country={confirm.country}
          chosen={confirm.address}
          trouble={confirm.address?.closed ?? whyNotAddress(confirm.address, confirm.line)}
          onChoose={(id) => {
            form.set('address_id', id)
            confirm.addressSaved(id)
          }}
          onTyping={confirm.stopGoingOn}
        />
        <CouponSection confirm={confirm} />
        <PayWaySection goods={priced} form={form} />
        <TaxSection confirm={confirm} />
        <Bill confirm={confirm} preview={priced} />
      </div>
      <ConfirmBar confirm={confirm} />
    </div>
  )
}

/** The method: of one that was chosen at the shelf, only its name and price, with the others folded below. */
function Method({ confirm }: { confirm: Confirm }) {
  const { price, line, form, address } = confirm
  const { lineId: chosenId } = useCarried()
  const text = warehouseText.confirm
  if (!price.data) return <Skeleton kind="lines" count={5} />
  const { goods_grams: goodsGrams, estimated_grams: packedGrams } = price.data
  const trouble = line?.option === 'express' && address && unreachableByExpress(address)
  return (
    <div className="grid gap-3" aria-busy={confirm.updating}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2>{methodsText.title}</h2>
        <p className="num text-sm whitespace-normal text-ink-2">
          {methodsText.lead(weight(goodsGrams), weight(packedGrams))}
        </p>
      </div>
      {line && chosenId ? (
        <Folded
          title={methodsText.byMethod(
            nameOf(line, linesOnOffer(price.data).offered),
            methodsText.days(...usualDays(toOffer(line))),
          )}
          detail={methodsText.change}
          sum={money(line.total_fen ?? 0)}
          // Another one than was chosen needs a look.
          open={line.line_id !== chosenId}
          wrong={Boolean(form.errors.line_id)}
        >
          <Comparison confirm={confirm} preview={price.data} />
        </Folded>
      ) : (
        <Comparison confirm={confirm} preview={price.data} />
      )}
      {trouble && <Note tone="warn">{text.express_po_box[trouble]}</Note>}
    </div>
  )
}

const Comparison = ({
  confirm: { form, line, country },
  preview,
}: {
  confirm: Confirm
  preview: Preview
}) => (
  <div className="grid gap-3">
    <MethodTable preview={preview} {...form.field('line_id')} value={line?.line_id ?? ''} />
    <Suggestion preview={preview} />
    {country && <RealDays country={country} lineId={line?.line_id} />}
  </div>
)

/** Every row of the price with its calculation. */
function Bill({ confirm: { line, form, updating }, preview }: { confirm: Confirm; preview: Preview }) {
  const insurancePerMille = useConfiguration()?.insurance_per_mille ?? INSURANCE_PER_MILLE
  if (!line) return null
  const basis = {
    services: preview.services,
    itemCount: preview.declaration.length,
    insuredFen: insuredFen(form.values, preview.goods_fen),
    insurancePerMille,
  }
  return (
    <Folded title={methodsText.bill} sum={moneyWithCode(line.total_fen ?? 0)}>
      <div className="grid max-w-text gap-4 pb-5" aria-busy={updating}>
        <LineWeight line={line} estimatedGrams={preview.estimated_grams} />
        <LineBill line={line} basis={basis} />
        <PlanSaved fen={preview.plan_saved_fen} />
      </div>
    </Folded>
  )
}
