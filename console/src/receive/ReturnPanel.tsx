import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import {
  RETURN_MISSING_CAUSES,
  type ReturnedCondition,
  type ReturnMissingCause,
} from '@longhaul/domain/parcels/returned-things.ts'
import { parcelTable } from '@longhaul/domain/states/parcel-stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { comeBackText } from '@longhaul/text/console/dispatch/come-back.ts'
import { picturesText } from '@longhaul/text/console/receive/pictures.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { weight } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { useEffect, useState } from 'react'
import { ComeBackForm } from '../shared/ComeBackForm.tsx'
import { KeyHint } from '../shared/Key.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { Parcel } from '../shared/parcel.ts'
import { PictureTray } from '../shared/PictureTray.tsx'
import { playBad, playGood } from '../shared/sounds.ts'
import { benchArrives } from '../shared/station/bench-keys.ts'
import { useStationKeys } from '../shared/station/keys.ts'
import { useScaleFor } from '../shared/station/scale/use-scale.ts'
import { readStored } from '../shared/stored.ts'
import { readGrams } from '../shared/typed-measures.ts'
import type { StoredFile } from '../upload.ts'

const words = comeBackText.dock

/** Takes a scanned goods label: an error to show, or null if it belongs to the return. */
export type TakeLabel = (code: string) => string | null

/**
 * A package that came back, at the dock: weight, photo, and each thing scanned onto the shelf that was
 * scanned before. Its goods are in stock again when all of them are on a shelf; money is decided elsewhere.
 */
export function ReturnPanel({
  id,
  warehouse,
  onTake,
  onDone,
}: {
  id: string
  warehouse: string
  /** Registers what happens to the goods labels that are scanned meanwhile. */
  onTake: (take: TakeLabel | null) => void
  onDone: () => void
}) {
  const parcel = useCall('GET /staff/parcels/{id}', { params: { id } })
  return (
    <Loaded of={parcel} skeleton={<Skeleton kind="card" />}>
      {(row) => (
        <article className="flex flex-col gap-4 pb-6" aria-label={words.title(row.number)}>
          <Note tone="warn" title={words.title(row.number)}>
            {words.lead(row.country_name, row.line_name, row.shopper_name)}
          </Note>
          {whyNotStep(parcelTable, row.stage, 'come_back', ['warehouse']) ? (
            <Note tone="info">{words.notOut(consoleWords.parcelStages[row.stage])}</Note>
          ) : (
            <Found parcel={row} warehouse={warehouse} onTake={onTake} onDone={onDone} />
          )}
        </article>
      )}
    </Loaded>
  )
}

type Thing = { shelf: string; condition: ReturnedCondition }

function Found({
  parcel,
  warehouse,
  onTake,
  onDone,
}: {
  parcel: Parcel
  warehouse: string
  onTake: (take: TakeLabel | null) => void
  onDone: () => void
}) {
  const [typed, setTyped] = useState('')
  const [focused, setFocused] = useState(false)
  const [pictures, setPictures] = useState<readonly StoredFile[]>([])
  const { things, gone, last, put, lack } = useReturnedThings(parcel, warehouse, onTake)
  useScaleFor({ focused, empty: typed === '', always: true }, (grams) => setTyped(String(grams)))

  useEffect(() => benchArrives(), [])

  const grams = readGrams(typed)
  const left = parcel.contents.length - things.size - gone.size
  const missing = [
    grams === null ? words.missing.weight : null,
    pictures.length === 0 ? words.missing.photo : null,
    left > 0 ? words.missing.things(left) : null,
  ].filter((entry) => entry !== null)
  return (
    <Stack>
      <div data-bench="">
        <TextField
          label={words.weight}
          hint={parcel.actual_grams === null ? undefined : words.sentWith(weight(parcel.actual_grams))}
          unmarked
          width="short"
          size="large"
          inputMode="numeric"
          autoComplete="off"
          after={consoleWords.grams}
          value={typed}
          data-scale=""
          onChange={setTyped}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </div>
      <PictureTray
        shoots
        title={words.photos}
        kind="packing"
        pictures={pictures.map((picture, index) => ({
          src: picture.url,
          caption: picturesText.picture(index + 1),
        }))}
        left={10 - pictures.length}
        onStored={(picture) => setPictures((all) => [...all, picture])}
      />
      <p className="muted">{words.scanThings}</p>
      <ul aria-label={words.things}>
        {parcel.contents.map((content) => (
          <ThingRow
            key={content.stock_item_id}
            content={content}
            thing={things.get(content.stock_item_id)}
            cause={gone.get(content.stock_item_id)}
            onLack={(cause) => lack(content.stock_item_id, cause)}
            isLast={content.stock_item_id === last}
            onChange={(thing) => put(content.stock_item_id, thing)}
          />
        ))}
      </ul>
      {gone.size > 0 && <Note tone="warn">{words.notThereText}</Note>}
      <ComeBackForm
        parcel={parcel}
        found={{
          weight_grams: grams ?? 1,
          photo_file_ids: pictures.map((picture) => picture.id),
          things: [...things].map(([stock_item_id, thing]) => ({ stock_item_id, ...thing })),
          missing: [...gone].map(([stock_item_id, cause]) => ({ stock_item_id, cause })),
        }}
        why={missing.length > 0 ? words.missing.sentence(missing) : null}
        onDone={onDone}
      />
    </Stack>
  )
}

/** What was scanned onto which shelf: by its label, and F4 for the state of the last one. */
function useReturnedThings(parcel: Parcel, warehouse: string, onTake: (take: TakeLabel | null) => void) {
  const [things, setThings] = useState<ReadonlyMap<string, Thing>>(new Map())
  const [gone, setGone] = useState<ReadonlyMap<string, ReturnMissingCause>>(new Map())
  const [last, setLast] = useState('')
  /** Says that a thing was not in the box, and why; null: it was after all. */
  function lack(id: string, cause: ReturnMissingCause | null) {
    setGone((all) => {
      const rest = new Map(all)
      if (cause) rest.set(id, cause)
      else rest.delete(id)
      return rest
    })
  }
  function put(id: string, thing: Thing) {
    setThings((all) => new Map(all).set(id, thing))
    lack(id, null)
    setLast(id)
    playGood()
  }
  useEffect(() => {
    onTake((code) => {
      const read = readStationCode(code)
      const number = read.kind === 'goods' ? goodsNumberText(read.goodsNumber) : ''
      const found = parcel.contents.find((content) => content.goods_number === number)
      const shelf = readStored(`shelf.${warehouse}`)
      if (found && shelf) put(found.stock_item_id, { shelf, condition: 'good' })
      else playBad()
      return found ? (shelf ? null : words.shelfFirst) : words.notIn(number)
    })
    return () => onTake(null)
  }, [onTake, parcel.contents, warehouse])
  useStationKeys({
    F4() {
      const thing = things.get(last)
      if (!thing) return playBad()
      put(last, turned(thing))
    },
  })
  return { things, gone, last, put, lack }
}

/** The other state than the one that it is in. */
const turned = (thing: Thing): Thing => ({
  ...thing,
  condition: thing.condition === 'good' ? 'damaged' : 'good',
})

function ThingRow({
  content,
  thing,
  cause,
  isLast,
  onChange,
  onLack,
}: {
  content: Parcel['contents'][number]
  thing: Thing | undefined
  /** Why it was not in the box; undefined if that was not said. */
  cause: ReturnMissingCause | undefined
  isLast: boolean
  onChange: (thing: Thing) => void
  onLack: (cause: ReturnMissingCause | null) => void
}) {
  return (
    <li className="border-t border-line py-3">
      <Line>
        <b lang="zh-Hans">{content.title}</b>
        <span className="code text-ink-2">{content.goods_number}</span>
        <span className="text-ink-2">{words.was(content.shelf)}</span>
        {thing ? (
          <>
            <StatusTag kind={thing.condition === 'good' ? 'done' : 'attention'}>
              {words.now(thing.shelf, words.conditions[thing.condition])}
            </StatusTag>
            <Button size="small" guardMs={0} onClick={() => onChange(turned(thing))}>
              {words.change[thing.condition]} {isLast && <KeyHint>F4</KeyHint>}
            </Button>
          </>
        ) : cause ? (
          <>
            <StatusTag kind="attention">{words.notThere}</StatusTag>
            <SelectField
              label={words.notThereWhy}
              labelHidden
              unmarked
              value={cause}
              onChange={(value) => onLack(RETURN_MISSING_CAUSES.find((known) => known === value) ?? cause)}
              options={RETURN_MISSING_CAUSES.map((value) => ({ value, label: words.causes[value] }))}
            />
            <Button size="small" guardMs={0} onClick={() => onLack(null)}>
              {words.isThere}
            </Button>
          </>
        ) : (
          <>
            <span className="font-semibold text-primary">{words.scanLabel}</span>
            <Button size="small" guardMs={0} onClick={() => onLack('unknown')}>
              {words.notThere}
            </Button>
          </>
        )}
      </Line>
    </li>
  )
}
