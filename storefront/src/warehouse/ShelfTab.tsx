import { FREE_DAYS } from '@longhaul/domain/warehouse/storage.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { LiveTotal } from '@longhaul/ui/money/LiveTotal.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { AdviceBox } from './AdviceBox.tsx'
import { BuilderBar } from './BuilderBar.tsx'
import { ParcelBuilder } from './ParcelBuilder.tsx'
import { PhotoDesk } from './PhotoDesk.tsx'
import { type StockItem, toShelf } from './shelf.ts'
import { ShelfList } from './ShelfList.tsx'
import { StickyCard } from './StickyCard.tsx'
import { useAdvice } from './use-advice.ts'
import { type Builder, type Preview, useBuilder } from './use-builder.ts'
import { usePhotoDesk } from './use-photo-desk.ts'
import { useSelection } from './use-selection.ts'
import { useWarehouses } from './use-warehouses.ts'

const text = warehouseText.builder

/** The shelf and, beside it or in a sheet, the package that is being put together. */
export function ShelfTab({ items }: { items: readonly StockItem[] }) {
  const shelf = useMemo(() => toShelf(items), [items])
  const selection = useSelection(shelf.ready)
  const builder = useBuilder(selection.chosen)
  const advice = useAdvice(selection.chosen, builder)
  const desk = usePhotoDesk(shelf)
  const { nameOf } = useWarehouses()
  const { goOn, refused, anchor } = useGoOn(selection.chosen, builder)
  const { chosen } = selection
  if (items.length === 0) return <Empty />

  const adviceBox = (preview: Preview) =>
    advice && (
      <AdviceBox
        advice={advice}
        preview={preview}
        chosen={chosen}
        shelf={shelf.ready}
        onChoose={selection.choose}
      />
    )
  const goOnButton = (close?: () => void) => (
    <GoOn chosen={chosen} builder={builder} onGo={() => goOn(close)} />
  )
  return (
    <div className="grid items-start gap-6 pb-18 lg:pb-0 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <ShelfList
        shelf={shelf}
        selection={selection}
        warehouseName={nameOf}
        refused={refused}
        anchor={anchor}
        desk={desk}
        advice={advice}
      />
      {shelf.ready.length > 0 && (
        <>
          <div className="max-lg:hidden lg:contents">
            <StickyCard title={text.title} footer={goOnButton()}>
              <ParcelBuilder count={chosen.length} builder={builder} advice={adviceBox} />
            </StickyCard>
          </div>
          <BuilderBar chosen={chosen} builder={builder} advice={adviceBox} action={goOnButton} />
        </>
      )}
      <PhotoDesk items={desk.items} openId={desk.openId} onMove={desk.open} onClose={() => desk.open('')} />
    </div>
  )
}

/** On to confirm info with what is chosen; with nothing chosen the focus goes to the list, at `anchor`, which says so. */
function useGoOn(chosen: readonly StockItem[], builder: Builder) {
  const navigate = useNavigate()
  const anchor = useRef<HTMLDivElement>(null)
  /** How often it was gone on with nothing chosen. */
  const [refusals, setRefusals] = useState(0)
  // Only once the sheet is away: while it is open nothing behind it takes the focus.
  useEffect(() => {
    if (refusals > 0) anchor.current?.focus()
  }, [refusals])

  function goOn(close?: () => void) {
    close?.()
    if (chosen.length === 0) {
      setRefusals((times) => times + 1)
      return
    }
    const state = { lineId: builder.line?.line_id ?? '' }
    navigate(to.confirmInfo(chosen.map((item) => item.id)), { state })
  }
  return { goOn, refused: refusals > 0 && chosen.length === 0, anchor }
}

function GoOn({
  chosen,
  builder,
  onGo,
}: {
  chosen: readonly StockItem[]
  builder: Builder
  onGo: () => void
}) {
  return (
    <div className="grid w-full gap-3">
      {builder.line && <LiveTotal label={text.total} fen={builder.line.total_fen ?? 0} />}
      <Button
        type="primary"
        size="auto"
        guardMs={0}
        disabledReason={chosen.length > 0 && builder.preview && !builder.line && text.noLine}
        onClick={onGo}
      >
        {text.continue}
      </Button>
    </div>
  )
}

function Empty() {
  const { shelf } = warehouseText
  const freeDays = useConfiguration()?.free_storage_days ?? FREE_DAYS
  return (
    <EmptyState
      picture={<EmptyShelf />}
      title={shelf.emptyTitle}
      action={
        <>
          <ButtonLink to={to.home()} type="primary">
            {shelf.emptyOrder}
          </ButtonLink>
          <ButtonLink to={to.store('inbound')}>{shelf.emptyInbound}</ButtonLink>
        </>
      }
    >
      {shelf.empty(freeDays)}
    </EmptyState>
  )
}
