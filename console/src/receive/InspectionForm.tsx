import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { categoryText } from '@longhaul/text/console/shipping/categories.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useStored } from '../shared/stored.ts'
import { MeasureFields } from '../shared/MeasureFields.tsx'
import { playBad, playGood } from '../shared/sounds.ts'
import { nextOnBench, useBenchKeys } from '../shared/station/bench-keys.ts'
import { useDoneCommand } from '../shared/station/use-done-command.ts'
import { type Measures, readMeasures, typeMeasures } from '../shared/typed-measures.ts'
import { returnHeldScans } from '../shared/use-wedge.ts'
import { confirmUnusual, saveLookedAt } from '../shared/unusual-measures.ts'
import { ProblemSheet } from './ProblemSheet.tsx'
import { useBenchFocus } from './use-bench-focus.ts'
import { useDraft } from './use-draft.ts'
import { whyNotShelve } from './why-not-shelve.ts'
import type { StockRow } from './stock-item.ts'

/**
 * Weight, size, category, shelf; then shelves the item, or reports a problem to the shopper. What was typed
 * survives a scan in between.
 */
export function InspectionForm({
  row,
  again = false,
  onDone,
}: {
  row: StockRow
  /** It is on its shelf already: figures and shelf are corrected, and the shopper is not told twice. */
  again?: boolean
  onDone: () => void
}) {
  const [draft, setDraft] = useDraft(row)
  const [shelf, setShelf] = useStored(`shelf.${row.warehouse_id}`)
  const [problem, setProblem] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const measure = useMeasures(row.id)
  const shelve = useShelve(row.id, again, onDone)
  const measures = readMeasures(draft)
  const taken = row.photos.filter((photo) => photo.kind === 'detail').length
  const whyNot = (known: Measures | null) =>
    whyNotShelve({ measured: known !== null, pictures: row.photos.length, shelf })
  const why = whyNot(measures)
  const busy = measure.isPending || shelve.isPending

  /** Saves the measurements first; false if the user wants to check them again. */
  const saveMeasures = async (known = measures) =>
    known !== null && (await measure.save({ ...known, category: draft.category || null }))
  async function putOnShelf(known = measures) {
    if (busy) return
    const missing = whyNot(known)
    if (missing) {
      playBad()
      toast.error(missing)
      return
    }
    const fewer = { ...receiveText.fewer(taken, row.photo_shots), risky: true }
    if (!again && taken < row.photo_shots && !(await ask(fewer))) return returnHeldScans()
    // A refusal is shown below the buttons.
    if (await saveMeasures(known).catch(() => false)) shelve.put(shelf.trim())
  }

  /** Enter goes to what is missing; in an empty side it means the size of the same goods before. */
  function enter(field: HTMLInputElement) {
    const isSide = field.dataset['scale'] === undefined && field.dataset['shelf'] === undefined
    if (isSide && row.last_size_mm && draft.length + draft.width + draft.height === '') {
      const sides = typeMeasures({ weight_grams: null, size_mm: row.last_size_mm })
      const whole = { ...draft, ...sides, weight: draft.weight }
      setDraft(whole)
      void putOnShelf(readMeasures(whole))
    } else if (measures === null) nextOnBench()?.focus()
    else void putOnShelf()
  }

  useBenchFocus(form, enter)
  useBenchKeys()
  useDoneCommand(why, () => void putOnShelf())

  return (
    <>
      <form
        className="flex flex-1 flex-col gap-4"
        aria-label={receiveText.form}
        data-bench=""
        ref={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void putOnShelf()
        }}
      >
        <MeasureFields
          size="large"
          quick
          hints={(row.last_size_mm ?? []).map((side) => String(side / 10))}
          value={draft}
          onChange={(typed) => setDraft({ ...draft, ...typed })}
        />
        <p className="-mt-2 text-sm text-ink-2">
          {row.last_size_mm ? receiveText.sidesBefore : receiveText.sidesHint}
        </p>
        <WhereFields
          category={draft.category}
          onCategory={(category) => setDraft({ ...draft, category })}
          shelf={shelf}
          onShelf={setShelf}
        />
        <Failure of={measure.error ?? shelve.error} />
        <InspectionActions busy={busy} why={why} onProblem={again ? undefined : () => setProblem(true)} />
      </form>
      {problem && (
        <ProblemSheet
          row={row}
          ready={measures !== null && row.photos.length > 0}
          failure={measure.error}
          saveMeasures={saveMeasures}
          onDone={onDone}
          onClose={() => setProblem(false)}
        />
      )}
    </>
  )
}

/** Puts the item on a shelf for the first time, or on the right one after a slip. */
function useShelve(id: string, again: boolean, onDone: () => void) {
  const done = (shelf: string) => {
    toast.success(receiveText.shelved(shelf))
    playGood()
    onDone()
  }
  const first = useSend('POST /staff/stock_items/{id}/shelve', {
    quiet: true,
    onDone: (stocked) => done(stocked.shelf),
  })
  const move = useSend('POST /staff/stock_items/shelf', {
    quiet: true,
    onDone: ({ rows }, { body }) => {
      const refusal = rows[0]?.refusal
      if (!refusal) return done(body.shelf)
      playBad()
      toast.error(refusal)
    },
  })
  const { error, isPending } = again ? move : first
  const put = (shelf: string) =>
    again ? move.mutate({ body: { ids: [id], shelf } }) : first.mutate({ params: { id }, body: { shelf } })
  return { put, error, isPending }
}

/**
 * Saves measurements, and asks about those that this page or the server finds unusual; false if the user
 * wants to check them again.
 */
function useMeasures(id: string) {
  const measure = useSend('PUT /staff/stock_items/{id}/measures', { quiet: true })
  const save = async (body: Measures & { category: string | null }): Promise<boolean> => {
    if (!(await confirmUnusual(body))) return false
    const isKept = await saveLookedAt(
      (sent) => measure.mutateAsync({ params: { id }, body: { ...body, ...sent } }),
      body.weight_grams,
    )
    if (!isKept) measure.reset()
    return isKept
  }
  return { save, error: measure.error, isPending: measure.isPending }
}

/** The category of the item, and its shelf. */
function WhereFields({
  category,
  onCategory,
  shelf,
  onShelf,
}: {
  category: string
  onCategory: (category: string) => void
  shelf: string
  onShelf: (shelf: string) => void
}) {
  return (
    <Fields columns={2}>
      <SelectField
        label={receiveText.category}
        size="large"
        unmarked
        empty={receiveText.ordinary}
        options={categoryText.groups.map((group) => ({
          label: group.name,
          options: Object.entries(group.names).map(([value, label]) => ({ value, label })),
        }))}
        value={category}
        onChange={onCategory}
      />
      <TextField
        label={receiveText.shelf}
        size="large"
        hint={receiveText.shelfHint}
        unmarked
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        data-shelf=""
        value={shelf}
        onChange={(next) => onShelf(next.toUpperCase())}
      />
    </Fields>
  )
}

function InspectionActions({
  busy,
  why,
  onProblem,
}: {
  busy: boolean
  why: string | null
  /** Nothing to report of what was shelved already. */
  onProblem: (() => void) | undefined
}) {
  return (
    <div className="sticky bottom-0 z-1 -mx-6 mt-auto flex flex-wrap items-center gap-3 border-t bg-surface px-6 py-3 max-desk:-mx-4 max-desk:px-4">
      <Button
        submit
        type="primary"
        size="big"
        guardMs={0}
        busy={busy && consoleWords.saving}
        disabledReason={why}
      >
        {receiveText.shelve}
      </Button>
      {onProblem && (
        <Button type="redLine" size="big" guardMs={0} onClick={onProblem}>
          {receiveText.problem}
        </Button>
      )}
      {why && <span className="text-ink-2">{why}</span>}
    </div>
  )
}
