import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { readKindWord } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { kindsText as words } from '@longhaul/text/console/estimates/kinds.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Stack } from '../../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../../shared/use-me.ts'
import { Effects } from './Effects.tsx'
import { type KnownKinds, type Preview, kindOptions } from './known-kinds.ts'
import { filledOr } from '../../shared/filled-or.ts'

/** What single words name here instead of what they name in the program's table. */
export function WordsTab({ known }: { known: KnownKinds }) {
  const whyNot = whyNotRole(useMe(), ['warehouse']) ?? undefined
  const { seen, isSeen, form, save } = useWordForm(known)
  const undo = useSend('DELETE /staff/goods_words/{word}', { onDone: () => toast.success(words.undone) })
  return (
    <Stack>
      <form {...form.props}>
        <p className="muted mb-3">{words.wordLead}</p>
        <div className="flex flex-wrap items-start gap-3">
          <TextField label={words.word} maxLength={40} width="medium" {...form.field('word')} />
          <SelectField
            label={words.names}
            options={kindOptions(known.kinds)}
            empty={words.namesNone}
            width="medium"
            {...form.field('kind')}
          />
          <span className="self-end">
            <Button
              type="primary"
              disabledReason={whyNot}
              busy={(form.sending && words.looking) || (save.isPending && consoleWords.saving)}
              {...(isSeen ? { onClick: save.send } : { submit: true })}
            >
              {isSeen ? words.save : words.preview}
            </Button>
          </span>
        </div>
        <Failure of={form.failure} />
        {seen && isSeen && (
          <div className="mt-4">
            <Effects of={seen} />
          </div>
        )}
      </form>
      {known.words.length === 0 ? (
        <p>{words.noWords}</p>
      ) : (
        <Table
          caption={words.words}
          captionHidden
          dense
          rows={known.words}
          rowKey={({ word }) => word}
          columns={[
            { head: words.word, names: true, render: ({ word }) => word },
            { head: words.names, render: ({ kind_name: name }) => name ?? words.namesNone },
            { head: words.namedBefore, render: ({ released_name: name }) => name ?? '—' },
            {
              head: words.by,
              render: (row) => (
                <>
                  {row.changed_by}
                  <small className="muted block">
                    <DateTime at={row.changed_at} />
                  </small>
                </>
              ),
            },
            {
              head: words.change,
              inCard: false,
              render: ({ word }) => (
                <Button
                  size="small"
                  aria-label={words.restoreOf(word)}
                  disabledReason={whyNot}
                  onClick={() => undo.mutate({ params: { word } })}
                >
                  {words.restore}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Stack>
  )
}

function useWordForm({ kinds }: KnownKinds) {
  const [seen, see] = useState<{ of: string; preview: Preview } | null>(null)
  const form = useCallForm('POST /staff/goods_kinds/preview', {
    start: { word: '', kind: '' },
    check: { word: filledOr(words.needed) },
    args: ({ word, kind }) => ({ body: { word: { word, kind: kind || null } } }),
    onDone: (preview) => see({ of: JSON.stringify(form.values), preview }),
  })
  const undo = useSend('PUT /staff/goods_words/{word}', { onDone: () => toast.success(words.undone) })
  const save = useSend('PUT /staff/goods_words/{word}', {
    onDone: (_, { params }) => {
      const { word } = readKindWord(params.word)
      const before = kinds.find((kind) => kind.words.some((own) => readKindWord(own).word === word))
      const onClick = () => undo.mutate({ params, body: { kind: before?.id ?? null } })
      toast.success(words.saved, { action: { label: words.undo, onClick } })
      see(null)
      form.reset()
    },
  })
  const { word, kind } = form.values
  return {
    form,
    seen: seen?.preview,
    isSeen: seen?.of === JSON.stringify(form.values),
    save: {
      isPending: save.isPending,
      send: () => save.mutate({ params: { word }, body: { kind: kind || null } }),
    },
  }
}
