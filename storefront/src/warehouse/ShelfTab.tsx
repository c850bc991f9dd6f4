import type { PagedList } from '@longhaul/browser/calls/use-pages.ts'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import { FREE_DAYS } from '@longhaul/domain/warehouse/storage.ts'
import { weight } from '@longhaul/text/format.ts'
import { methodsText } from '@longhaul/text/storefront/warehouse/methods.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { AdviceBox } from './AdviceBox.tsx'
import type { Carried } from './carried.ts'
import { Methods } from './Methods.tsx'
import { PhotoDesk } from './PhotoDesk.tsx'
import type { Preview } from './preview.ts'
import { type StockItem, gramsOf, toShelf } from './shelf.ts'
import { ShelfList } from './ShelfList.tsx'
import { TotalBar } from './TotalBar.tsx'
import { type Advice, useAdvice } from './use-advice.ts'
import { WaitAdvice } from './WaitAdvice.tsx'
import { type Builder, useBuilder } from './use-builder.ts'
import { usePhotoDesk } from './use-photo-desk.ts'
import { useSelection } from './use-selection.ts'
import { useWarehouses } from './use-warehouses.ts'

const text = warehouseText.builder

/** Whether there is more of the shelf than is loaded, and how to load it. */
type Pages = Pick<PagedList<StockItem>, 'more' | 'loadingMore' | 'loadMore'>

/** The shelf, and below it how the ticked items could be shipped; the total stays visible. */
export function ShelfTab({ items, pages }: { items: readonly StockItem[]; pages: Pages }) {
  const shelf = useMemo(() => toShelf(items), [items])
  const selection = useSelection(shelf.ready)
  const builder = useBuilder(selection.chosen)
  const advice = useAdvice(selection.chosen, builder)
  const desk = usePhotoDesk(shelf)
  const { nameOf, query } = useWarehouses()
  const { goOn, refused, anchor } = useGoOn(selection.chosen, builder)
  const { chosen } = selection
  if (items.length === 0) return <Empty />
  // A warehouse's name is longer than its code, and would push the shelf down on arrival.
  if (query.isPending) return <Skeleton kind="rows" count={4} />

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
  return (
    <div className="grid gap-6">
      <ShelfList
        shelf={shelf}
        selection={selection}
        warehouseName={nameOf}
        refused={refused}
        anchor={anchor}
        desk={desk}
        advice={advice}
        more={pages.more}
      />
      {pages.more && <MorePages of={pages} shown={items.length} />}
      {shelf.ready.length > 0 && (
        <>
          <Methods count={chosen.length} builder={builder} advice={adviceBox} />
          <ShelfBar chosen={chosen} builder={builder} wait={advice?.wait ?? null} onGo={goOn} />
        </>
      )}
      <PhotoDesk items={desk.items} openId={desk.openId} onMove={desk.open} onClose={() => desk.open('')} />
    </div>
  )
}

/** The ticked items, their total, and the button to continue. */
function ShelfBar({
  chosen,
  builder,
  wait,
  onGo,
}: {
  chosen: readonly StockItem[]
  builder: Builder
  wait: Advice['wait']
  onGo: () => void
}) {
  const { preview, line } = builder
  const about =
    chosen.length === 0
      ? methodsText.nothing
      : text.summary(warehouseText.items(chosen.length), weight(preview?.estimated_grams ?? gramsOf(chosen)))
  return (
    <TotalBar
      label={text.title}
      about={about}
      preview={preview}
      line={line}
      notice={chosen.length > 0 && wait?.says === 'wait' && <WaitAdvice wait={wait} />}
      action={
        <Button
          type={chosen.length > 0 ? 'primary' : 'assistWhite'}
          guardMs={0}
          disabledReason={chosen.length > 0 && preview && !line && text.noLine}
          onClick={onGo}
        >
          {text.continue}
        </Button>
      }
    />
  )
}

/**
 * Continues to confirm info with the selected items; with nothing selected, the focus moves to the list at
 * `anchor`, which says so.
 */
function useGoOn(chosen: readonly StockItem[], builder: Builder) {
  const navigate = useNavigate()
  const anchor = useRef<HTMLDivElement>(null)
  /** The number of attempts to continue with nothing selected. */
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) anchor.current?.focus()
  }, [refusals])

  function goOn() {
    if (chosen.length === 0) {
      setRefusals((times) => times + 1)
      return
    }
    const state: Carried = { lineId: builder.line?.line_id ?? '', country: builder.country }
    navigate(to.confirmInfo(chosen.map((item) => item.id)), { state })
  }
  return { goOn, refused: refusals > 0 && chosen.length === 0, anchor }
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
