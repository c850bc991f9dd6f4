import { lazyWithPreload } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { isVague } from '@longhaul/domain/customs/hs-code.ts'
import { type HsEntry, describedAs } from '@longhaul/domain/customs/hs-entry.ts'
import { isFarAbovePaid } from '@longhaul/domain/shipping/declaration.ts'
import { money } from '@longhaul/text/format.ts'
import { customsText } from '@longhaul/text/storefront/parcels/customs.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Suspense } from 'react'
import { GoodsName } from '../shared/GoodsName.tsx'
import { goodsName } from '../shared/goods-name.ts'
import type { Declared } from './confirm-values.ts'
import type { WantedCode } from './HsCodeField.tsx'
import { ItemPhotos } from './ItemPhotos.tsx'
import type { StockItem } from './shelf.ts'
import type { Confirm } from './use-confirm.ts'

const HsCodeField = lazyWithPreload(() => import('./HsCodeField.tsx').then((found) => found.HsCodeField))

const text = warehouseText.confirm
type Part = { row: Declared; title: string; form: Confirm['form'] }

/**
 * The declaration of one item: its description in two languages, its tariff number, and the price paid.
 * Folded to a line until opened.
 */
export function DeclaredRow({
  row,
  item,
  form,
  wanted,
}: {
  row: Declared
  item: StockItem | undefined
  form: Confirm['form']
  wanted: WantedCode | null
}) {
  const id = row.stock_item_id
  const title = item ? goodsName(item) : row.description
  const words = (form.values[`description:${id}`] ?? '').trim()
  const code = form.values[`hs:${id}`] ?? ''
  return (
    <li>
      <Folded
        title={
          <>
            {item ? <GoodsName of={item} /> : row.description}{' '}
            <span className="num font-normal text-ink-2">{text.pieces(row.quantity)}</span>
          </>
        }
        detail={[words, code].filter(Boolean).join(' · ') || text.descriptionMissing}
        sum={money(readYuan(form.values[`value:${id}`] ?? '') ?? row.value_fen)}
        open={words === ''}
        wrong={hasError(form, id)}
      >
        <div className="flex gap-3 pb-4 md:gap-4">
          {item && <ItemPhotos item={item} />}
          <div className="grid min-w-0 flex-1 gap-3">
            <div className="grid items-start gap-3 md:grid-cols-[1fr_12rem]">
              <Description row={row} title={title} form={form} />
              <Value row={row} title={title} form={form} />
            </div>
            <Reason row={row} title={title} form={form} />
            <div className="grid items-start gap-3 md:grid-cols-2">
              <HsCode row={row} title={title} form={form} wanted={wanted} />
              <TextField
                label={customsText.chinese}
                aria-label={customsText.chineseOf(title)}
                optional
                lang="zh-Hans"
                maxLength={200}
                hint={customsText.chineseHint}
                {...form.field(`chinese:${row.stock_item_id}`)}
              />
            </div>
          </div>
        </div>
      </Folded>
    </li>
  )
}

/** Whether a declared field of an item was refused. */
export const hasError = (form: Confirm['form'], id: string): boolean =>
  DECLARED_FIELDS.some((field) => form.errors[`${field}:${id}`])

const DECLARED_FIELDS = ['description', 'value', 'reason', 'hs', 'chinese'] as const

function Description({ row: { stock_item_id: id }, title, form }: Part) {
  const vague = isVague(form.values[`description:${id}`] ?? '')
  return (
    <TextField
      label={text.description}
      aria-label={text.descriptionOf(title)}
      lang="en"
      maxLength={200}
      hint={vague ? <span className="text-warn">{customsText.vague}</span> : text.descriptionHint}
      {...form.field(`description:${id}`)}
    />
  )
}

function Value({ row, title, form }: Part) {
  return (
    <TextField
      label={text.value}
      aria-label={text.valueOf(title)}
      before="¥"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      hint={text.paid(money(row.value_fen))}
      {...form.field(`value:${row.stock_item_id}`)}
    />
  )
}

/** Why it is declared above the price paid for it. */
function Reason({ row, title, form }: Part) {
  const id = row.stock_item_id
  const declaredFen = readYuan(form.values[`value:${id}`] ?? '')
  if (declaredFen === null || declaredFen <= row.value_fen) return null
  return (
    <TextField
      label={customsText.reason}
      aria-label={customsText.reasonOf(title)}
      maxLength={200}
      hint={
        isFarAbovePaid({ paidFen: row.value_fen, declaredFen }) ? (
          <span className="text-warn">{text.valueFarAbove}</span>
        ) : (
          customsText.reasonHint(money(row.value_fen))
        )
      }
      {...form.field(`reason:${id}`)}
    />
  )
}

function HsCode({ row: { stock_item_id: id }, title, form, wanted }: Part & { wanted: WantedCode | null }) {
  return (
    <Suspense fallback={<Skeleton kind="lines" count={2} />}>
      <HsCodeField
        title={title}
        wanted={wanted}
        onFound={(entry) => fillFrom(entry, id, form)}
        {...form.field(`hs:${id}`)}
      />
    </Suspense>
  )
}

/** Fills empty fields with the tariff's description; the shopper's own words stay. */
function fillFrom(entry: HsEntry, id: string, form: Confirm['form']): void {
  if (!form.values[`description:${id}`]?.trim()) form.set(`description:${id}`, describedAs(entry))
  form.set(`chinese:${id}`, entry.chinese)
}
