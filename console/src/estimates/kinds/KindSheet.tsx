import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { kindIdOf } from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import { FIRST_LANG, LANGS, LANGUAGES } from '@longhaul/domain/languages.ts'
import { kindsText as words } from '@longhaul/text/console/estimates/kinds.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useId, useState } from 'react'
import { SheetButtons } from '../../shared/SheetButtons.tsx'
import { Stack } from '../../shared/layout/Stack.tsx'
import { Effects } from './Effects.tsx'
import type { GoodsKind, Preview } from './known-kinds.ts'
import { type Figure, type KindValues, fromKindValues, toKindBody, toKindValues } from './kind-values.ts'
import { filledOr } from '../../shared/filled-or.ts'

type Props = { kind: GoodsKind | null; kinds: readonly GoodsKind[]; onClose: () => void }

/** Adds a kind of goods or changes one; what that changes is shown before it can be saved. */
export function KindSheet({ kind, kinds, onClose }: Props) {
  const formId = useId()
  const [seen, see] = useState<{ of: string; preview: Preview } | null>(null)
  const form = usePreview(kind, kinds, (preview, values) => see({ of: JSON.stringify(values), preview }))
  const save = useSave(kind, onClose)
  const isSeen = seen?.of === JSON.stringify(form.values)
  const figure = (name: Figure, label: string) => (
    <TextField key={name} label={label} inputMode="numeric" maxLength={9} {...form.field(name)} />
  )
  const id = idOf(kind, form.values)
  return (
    <Sheet
      open
      title={kind ? words.edit(kind.name) : words.add}
      onClose={onClose}
      footer={
        <SheetButtons
          onClose={onClose}
          leave="typed"
          busy={(form.sending && words.looking) || (save.isPending && consoleWords.saving)}
          {...(isSeen ? { onSend: () => save.send(id, form.values) } : { form: formId })}
        >
          {isSeen ? words.save : words.preview}
        </SheetButtons>
      }
    >
      <form id={formId} {...form.props}>
        <Stack>
          {LANGS.map((lang) => (
            <TextField
              key={lang}
              label={words.nameIn(LANGUAGES[lang].name)}
              maxLength={60}
              {...form.field(`name_${lang}`)}
            />
          ))}
          <fieldset>
            <legend className="mb-1">{words.grams}</legend>
            <p className="muted mb-2 text-sm">{words.gramsHint}</p>
            <div className="grid grid-cols-3 gap-3">
              {figure('low_grams', words.low)}
              {figure('usual_grams', words.usual)}
              {figure('high_grams', words.high)}
            </div>
          </fieldset>
          <fieldset>
            <legend className="mb-1">{words.sides}</legend>
            <div className="grid grid-cols-3 gap-3">
              {figure('length_mm', words.length)}
              {figure('width_mm', words.width)}
              {figure('height_mm', words.height)}
            </div>
          </fieldset>
          <TextArea
            label={words.wordsField}
            hint={words.wordsHint}
            optional
            rows={6}
            {...form.field('words')}
          />
          <Failure of={form.failure} />
          <Failure of={save.error} />
          {seen && isSeen && <Effects of={seen.preview} />}
        </Stack>
      </form>
    </Sheet>
  )
}

const idOf = (kind: GoodsKind | null, values: KindValues): string =>
  kind?.id ?? kindIdOf(values[`name_${FIRST_LANG}`])

function usePreview(
  kind: GoodsKind | null,
  kinds: readonly GoodsKind[],
  onSeen: (preview: Preview, values: KindValues) => void,
) {
  const whole = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? null : words.number)
  const needed = filledOr(words.needed)
  const form = useCallForm('POST /staff/goods_kinds/preview', {
    start: toKindValues(kind),
    check: {
      ...Object.fromEntries(LANGS.map((lang) => [`name_${lang}`, needed])),
      [`name_${FIRST_LANG}` as const](typed: string, values: KindValues) {
        const id = idOf(kind, values)
        if (id === '') return words.nameNeeded
        return !kind && kinds.some((other) => other.id === id) ? words.exists : needed(typed)
      },
      low_grams: whole,
      usual_grams: whole,
      high_grams: whole,
      length_mm: whole,
      width_mm: whole,
      height_mm: whole,
    },
    args: (values) => ({ body: { kind: { id: idOf(kind, values), ...fromKindValues(values) } } }),
    onDone: (reply) => onSeen(reply, form.values),
  })
  return form
}

/** Saves a kind, and offers to undo that. */
function useSave(kind: GoodsKind | null, onDone: () => void) {
  const onUndone = { onDone: () => toast.success(words.undone) }
  const restore = useSend('PUT /staff/goods_kinds/{id}', onUndone)
  const remove = useSend('DELETE /staff/goods_kinds/{id}', onUndone)
  const save = useSend('PUT /staff/goods_kinds/{id}', {
    quiet: true,
    onDone: ({ changed_at }, { params }) => {
      const isOwn = kind !== null && kind.origin !== 'built_in'
      const onClick = () =>
        isOwn
          ? restore.mutate({ params, body: { ...toKindBody(kind), is_new: false, seen_at: changed_at } })
          : remove.mutate({ params })
      toast.success(words.saved, { action: { label: words.undo, onClick } })
      onDone()
    },
  })
  return {
    isPending: save.isPending,
    error: save.error,
    send: (id: string, values: KindValues) =>
      save.mutate({
        params: { id },
        body: { ...fromKindValues(values), is_new: kind === null, seen_at: kind?.changed_at ?? null },
      }),
  }
}
