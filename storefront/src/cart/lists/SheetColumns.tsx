import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { COLUMN_KINDS, type ColumnKind } from '@longhaul/domain/links/sheet/headings.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { goodsListText } from '@longhaul/text/storefront/goods/goods-list.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { langOf } from '../../shared/goods-name.ts'
import type { GoodsList } from './KeptLists.tsx'

type Answer = Reply<'GET /goods_lists/{id}/columns'>
type Column = Answer['columns'][number]
const say = goodsListText.columns

/** So many unused columns are named. */
const NAMED_MAX = 6

/**
 * Says openly which columns of the sheet were not used, as long as the shopper has not said what the columns
 * are about.
 */
export function UnusedColumns({ answer, onChoose }: { answer: Answer; onChoose: () => void }) {
  const unused = answer.columns.filter(({ kind }) => kind === null || kind === 'other')
  if (answer.is_said || unused.length === 0) return null
  const names = unused.slice(0, NAMED_MAX).map(({ at, head }) => head || say.of(letterOf(at), ''))
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {say.unused(names, unused.length - names.length)}
      {!answer.why_not && (
        <Button size="small" onClick={onChoose}>
          {say.choose}
        </Button>
      )}
    </p>
  )
}

/** What each column of the sheet is taken for, and the shopper's word on it: the list is read again by it. */
export function SheetColumns({
  list,
  answer: data,
  isOpen,
}: {
  list: GoodsList
  answer: Answer
  isOpen: boolean
}) {
  // A list of a text has no columns.
  if (data.columns.length === 0) return null
  return (
    <Folded title={say.title} detail={say.count(data.columns.length)} open={isOpen}>
      {data.why_not ? (
        <p className="text-ink-2">{errorText.reasons[data.why_not]}</p>
      ) : (
        <Form list={list} columns={data.columns} />
      )}
    </Folded>
  )
}

function Form({ list, columns }: { list: GoodsList; columns: readonly Column[] }) {
  const [said, setSaid] = useState<Readonly<Record<number, ColumnKind>>>({})
  const read = useSend('PUT /goods_lists/{id}/columns', { onDone: () => toast.success(say.done) })
  const kindOf = ({ at, kind }: Column): ColumnKind => said[at] ?? kind ?? 'other'
  const hasLink = columns.some((column) => kindOf(column) === 'link')
  async function readAgain() {
    const isSure = await ask({ title: say.sure, text: say.replaces, confirmText: say.read })
    if (!isSure) return
    const body = { columns: columns.map((column) => ({ at: column.at, kind: kindOf(column) })) }
    read.mutate({ params: { id: list.id }, body })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-text text-sm text-ink-2">{say.lead}</p>
      <ul>
        {columns.map((column) => (
          <li
            key={column.at}
            className="flex flex-wrap items-center gap-3 border-line py-2 not-last:border-b"
          >
            <SelectField
              label={say.of(letterOf(column.at), column.head)}
              labelHidden
              unmarked
              width="short"
              value={kindOf(column)}
              onChange={(value) => setSaid({ ...said, [column.at]: kindNamed(value) })}
              options={COLUMN_KINDS.map((kind) => ({ value: kind, label: say.kinds[kind] }))}
            />
            <div className="min-w-0 flex-1">
              <b className="font-semibold" lang={langOf(column.head)}>
                {say.of(letterOf(column.at), column.head)}
              </b>
              <p className="truncate text-sm text-ink-2" lang={langOf(column.values.join(' '))}>
                {column.values.join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-3">
        <Button
          busy={read.isPending && goodsListText.busy}
          disabledReason={hasLink ? null : say.needsLink}
          onClick={() => void readAgain()}
        >
          {say.read}
        </Button>
      </p>
    </div>
  )
}

const kindNamed = (value: string): ColumnKind => COLUMN_KINDS.find((kind) => kind === value) ?? 'other'

/** The name of a column in a spreadsheet: A to Z, then AA. */
const letterOf = (at: number): string =>
  at < 26 ? String.fromCodePoint(65 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26)
