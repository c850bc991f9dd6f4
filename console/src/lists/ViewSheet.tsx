import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import type { ListWords } from '@longhaul/domain/lists/query.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { Kept } from './stored.ts'

const words = listsText.views

/** Changes a view's name, audience and content, makes it the list's default, or deletes it. */
export function ViewSheet({
  list,
  view,
  layout,
  words: filtered,
  onClose,
  onGone,
}: {
  list: ListId
  view: Kept['views'][number]
  layout: Kept['layout']
  words: ListWords
  onClose: () => void
  onGone: () => void
}) {
  const [name, setName] = useState(view.name)
  const [shared, setShared] = useState(view.shared)
  const change = useSend('PATCH /staff/list_views/{id}', { quiet: true })
  const why = !view.may_change && words.notYours
  const send = (body: ViewChange, message: string) =>
    change.mutate(
      { params: { id: view.id }, body },
      {
        onSuccess: () => {
          toast.success(message)
          onClose()
        },
      },
    )
  return (
    <Sheet open title={words.rename} onClose={onClose}>
      <Stack>
        <TextField
          label={words.name}
          maxLength={60}
          autoComplete="off"
          disabled={!view.may_change}
          value={name}
          error={change.error?.fields['name'] ?? null}
          onChange={setName}
        />
        <CheckboxField label={words.share} disabled={!view.may_change} value={shared} onChange={setShared} />
        {change.error && !change.error.fields['name'] && <Failure of={change.error} />}
        <Line as="p">
          <Button
            type="primary"
            disabledReason={why}
            busy={change.isPending && words.saving}
            onClick={() => send({ name, shared }, words.changed)}
          >
            {words.save}
          </Button>
          <Button disabledReason={why} onClick={() => send({ query: { ...filtered } }, words.updated)}>
            {words.update}
          </Button>
        </Line>
        <Line as="p">
          <DefaultButton list={list} layout={layout} viewId={view.id} />
          <RemoveButton
            view={view}
            onGone={() => {
              onClose()
              onGone()
            }}
          />
        </Line>
      </Stack>
    </Sheet>
  )
}

type ViewChange = { name?: string; shared?: boolean; query?: Record<string, string> }

/** Whether the list opens with this view. */
function DefaultButton({ list, layout, viewId }: { list: ListId; layout: Kept['layout']; viewId: string }) {
  const arrange = useSend('PUT /staff/list_layouts/{list}', {})
  const isDefault = layout.default_view === viewId
  const body = { ...layout, default_view: isDefault ? null : viewId }
  return (
    <Button onClick={() => arrange.mutate({ params: { list }, body })}>
      {isDefault ? words.noDefault : words.makeDefault}
    </Button>
  )
}

function RemoveButton({ view, onGone }: { view: Kept['views'][number]; onGone: () => void }) {
  const remove = useSend('DELETE /staff/list_views/{id}', {})
  async function press() {
    const yes = await ask({
      title: words.removeTitle(view.name),
      text: view.shared ? words.removeShared : words.removeText,
      danger: true,
      confirmText: words.remove,
      onConfirm: () => remove.mutateAsync({ params: { id: view.id } }),
    })
    if (!yes) return
    toast.success(words.removed)
    onGone()
  }
  return (
    <Button
      type="redLine"
      disabledReason={!view.may_change && words.notYours}
      guardMs={0}
      onClick={() => void press()}
    >
      {words.remove}
    </Button>
  )
}
