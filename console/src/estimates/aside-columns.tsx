import { asideText as words } from '@longhaul/text/console/estimates/aside.ts'
import { size, weight } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { StaffGoodsNames } from '@longhaul/contract/goods/names.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { type Aside, type Decide, Verdict } from './Verdict.tsx'
import { Thumb } from '../shared/Thumb.tsx'

/** The columns of the weighings that were set aside. */
export const asideColumns = (decide: Decide): Column<Aside>[] => [
  {
    head: words.product,
    names: true,
    render: (row) => (
      <ProductCell image={row.image}>
        {row.title === '' ? words.noTitle : <span lang="zh-Hans">{row.title}</span>}
        <LatinNames of={row} />
        <small className="muted block">
          {row.options_text && <span lang="zh-Hans">{row.options_text} · </span>}
          {row.kind && `${row.kind} · `}
          {row.marketplace} <span className="code">{row.item_id}</span>
        </small>
        <small className="flex flex-wrap gap-x-3">
          <Link to={to.goodsOf(row.marketplace, row.item_id)}>{words.correct}</Link>
          {row.stock_item_id && <Link to={to.stockItem(row.stock_item_id)}>{words.atShelf}</Link>}
          {row.url && (
            <a href={row.url} target="_blank" rel="noreferrer">
              {words.page}
            </a>
          )}
        </small>
      </ProductCell>
    ),
  },
  {
    head: words.weighed,
    align: 'end',
    render: (row) => (
      <>
        <b className="num">{weight(row.weight_grams)}</b>
        <small className="muted block whitespace-nowrap">{sidesOf(row)}</small>
        {row.pieces > 1 && <small className="muted block">{words.pieces(row.pieces)}</small>}
      </>
    ),
  },
  {
    head: words.expected,
    align: 'end',
    render: ({ expected_grams: said }) =>
      said ? (
        <span className="num whitespace-nowrap">
          {weight(said.low)} – {weight(said.high)}
        </span>
      ) : (
        '—'
      ),
  },
  { head: words.reason, render: reasonOf },
  {
    head: words.who,
    render: (row) => (
      <>
        {row.weighed_by ?? <span className="muted">{words.earlier}</span>}
        <small className="muted block">
          <DateTime at={row.measured_at} />
        </small>
      </>
    ),
  },
  { head: words.decision, inCard: false, render: (row) => <Verdict row={row} onDecide={decide} /> },
]

function reasonOf({ reason, form }: Aside): string {
  if (reason === 'implausible') return words.implausible
  return reason === null ? '—' : words.forms[form ?? 'other']
}

function sidesOf({ size_mm: [length, width, height] }: Aside): string {
  return length && width && height ? size(length, width, height) : '—'
}

/**
 * The names of goods and options in Latin letters, shown small beside the seller's words, for staff whose
 * language uses Latin script.
 */
function LatinNames({ of: { names } }: { of: { names?: StaffGoodsNames | undefined } }) {
  const text = [names?.title, names?.options].filter(Boolean).join(' · ')
  if (LANGUAGES[pageLang].script !== 'latin' || text === '') return null
  return <small className="muted block font-normal">{text}</small>
}

/** Table cell for a product: its picture with text next to it. */
function ProductCell({ image, children }: { image: string | null; children: ReactNode }) {
  return (
    <span className="flex min-w-[200px] items-center gap-3 font-normal">
      <Thumb src={image} size="small" />
      <span>{children}</span>
    </span>
  )
}
