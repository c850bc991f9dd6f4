import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { goodsListText as say } from '@longhaul/text/storefront/goods/goods-list.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import { type ClipboardEvent, useState } from 'react'
import { to } from '../../links.ts'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { goodsName, langOf } from '../../shared/goods-name.ts'
import type { FilledColumn } from './fill-down.ts'
import { OptionSelects } from './OptionSelects.tsx'
import type { GoodsListRow, Ticked } from './use-ticked.ts'

type Change = Omit<ArgsOf<'PATCH /goods_lists/{id}/rows'>['body'], 'row_ids'>

/** One row: what was read, the product found, its options, and what is wrong, with the way to settle it. */
export function ListRow({
  listId,
  row,
  ticked,
  onPaste,
}: {
  listId: string
  row: GoodsListRow
  ticked: Ticked
  /** Something was pasted into a field of this row: several lines also fill the rows below. */
  onPaste: (event: ClipboardEvent, column: FilledColumn) => void
}) {
  const send = useSend('PATCH /goods_lists/{id}/rows')
  const change = (body: Change) =>
    send.mutate({ params: { id: listId }, body: { row_ids: [row.id], ...body } })
  const name = nameOf(row)
  const isOpen = row.group !== 'added'
  return (
    <li className="flex items-start gap-3 border-line py-3 not-last:border-b">
      {isOpen && (
        <div className="shrink-0">
          <CheckboxField
            label={say.tick(row.line)}
            labelHidden
            value={ticked.has(row.id)}
            onChange={(on) => ticked.set([row], on)}
          />
        </div>
      )}
      <GoodsPicture src={row.image} size={72} />
      <div className="grid min-w-0 grow grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_30rem] lg:items-start">
        <div className="min-w-0">
          <p className="text-sm text-ink-2">
            {[say.row(row.line), row.section, row.platform && platformName(row.platform)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <b className="line-clamp-2 font-semibold" lang={langOf(name)}>
            {name}
          </b>
          <Written row={row} shown={name} />
          <Issue row={row} />
        </div>
        {isOpen && row.group !== 'waiting' && (
          <div className="flex flex-wrap items-end gap-3">
            <div className="contents" onPaste={(event) => onPaste(event, 'option')}>
              <OptionSelects
                options={row.options}
                labelOf={(option) => say.ofRow(option, row.line)}
                onChoose={(choice) => change({ choice })}
              />
            </div>
            {row.group !== 'failed' && row.quantity !== null && (
              <div className="contents" onPaste={(event) => onPaste(event, 'quantity')}>
                <Quantity
                  label={say.quantityOf(row.line)}
                  value={row.quantity}
                  onChange={(quantity) => change({ quantity })}
                />
              </div>
            )}
            <div
              className="contents"
              onPaste={(event) => {
                const column = SETTLED_BY[row.issue ?? '']
                if (column) onPaste(event, column)
              }}
            >
              <Settle row={row} onChange={change} />
            </div>
          </div>
        )}
      </div>
      {row.unit_price_fen !== null && <b className="num shrink-0">{money(row.unit_price_fen)}</b>}
    </li>
  )
}

/** The column that settles an issue, where one does. */
const SETTLED_BY: Readonly<Record<string, FilledColumn>> = {
  quantity_unclear: 'quantity',
  price_unknown: 'price',
  unread: 'price',
}

/** The name in letters that the reader can read, or what the sheet says. */
const nameOf = ({ title, helper_title: helper, written, url }: GoodsListRow): string =>
  title === '' ? written.name || url : goodsName({ title, names: { title: helper, options: '', own: '' } })

/** What the sheet says and the choices do not. */
function Written({ row, shown }: { row: GoodsListRow; shown: string }) {
  const { written, options, options_text: chosen, remark } = row
  const words = [
    written.name !== shown && written.name,
    written.option,
    written.size,
    written.words,
    options.length === 0 && chosen !== [written.option, written.size].filter(Boolean).join(', ') && chosen,
    remark,
  ].filter((word): word is string => typeof word === 'string' && word !== '')
  if (words.length === 0) return null
  const text = [...new Set(words)].join(' · ')
  return (
    <p className="text-sm text-ink-2" lang={langOf(text)}>
      {text}
    </p>
  )
}

function Issue({ row }: { row: GoodsListRow }) {
  const { issue, written, unit_price_fen: page, sheet_price_fen: sheet } = row
  if (issue === null) return null
  const words =
    issue === 'quantity_unclear' && written.quantity !== ''
      ? say.unclear(written.quantity)
      : issue === 'price_differs' && page !== null && sheet !== null
        ? say.differs(money(page), money(sheet))
        : say.issues[issue]
  return <p className={row.group === 'failed' ? 'text-sm text-bad' : 'text-sm text-warn'}>{words}</p>
}

/** The one thing that settles what is wrong with a row. */
function Settle({ row, onChange }: { row: GoodsListRow; onChange: (change: Change) => void }) {
  const { issue, line, unit_price_fen: page } = row
  switch (issue) {
    case 'quantity_unclear':
      return (
        <Typed
          label={say.quantityOf(line)}
          shown={say.quantity}
          onSet={(text) => {
            const quantity = Number(text)
            if (Number.isInteger(quantity) && quantity >= 1 && quantity <= 999) onChange({ quantity })
          }}
        />
      )
    case 'price_differs':
      return page === null ? null : (
        <Button size="small" onClick={() => onChange({ price_accepted: true })}>
          {say.keepPage(money(page))}
        </Button>
      )
    case 'price_unknown':
    case 'unread':
      return (
        <>
          <Typed
            label={say.priceOf(line)}
            shown={say.setPrice}
            onSet={(text) => {
              const fen = readYuan(text)
              if (fen) onChange({ own_fen: fen })
            }}
          />
          {row.url !== '' && (
            <ButtonLink size="small" to={to.goods(row.url)}>
              {say.openForm}
            </ButtonLink>
          )}
        </>
      )
    case 'no_link':
    case 'cut_link':
    case 'no_product':
    case 'outside_china':
    case 'gone':
      return (
        <Typed
          label={say.linkOf(line)}
          shown={say.setLink}
          onSet={(url) => url.trim() && onChange({ url: url.trim() })}
        />
      )
    default:
      return null
  }
}

/** A field with its button, which sends what was typed. */
function Typed({ label, shown, onSet }: { label: string; shown: string; onSet: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSet(text)
      }}
    >
      <TextField label={label} labelHidden unmarked placeholder={shown} value={text} onChange={setText} />
      <Button submit size="small">
        {say.save}
      </Button>
    </form>
  )
}
