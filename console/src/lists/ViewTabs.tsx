import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Settings2 from 'lucide-react/icons/settings-2'
import { type ReactNode, useState } from 'react'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import type { Kept } from './stored.ts'
import type { OpenList } from './use-list.ts'
import { ViewSheet } from './ViewSheet.tsx'

const words = listsText.views
const ALL = 'all'

/**
 * The views of a list as tabs above it: everything, the user's own, and shared ones. `children` receives the
 * buttons that save and change them.
 */
export function ViewTabs({
  list,
  open,
  kept,
  children,
}: {
  list: ListId
  open: OpenList
  kept: Kept | undefined
  children: (buttons: ReactNode) => ReactNode
}) {
  const [keeping, setKeeping] = useState(false)
  const [changing, setChanging] = useState(false)
  const views = kept?.views ?? []
  const view = views.find((entry) => entry.id === open.view)
  const desk = children(
    <>
      {view && <AboutView view={view} isDefault={view.id === kept?.layout.default_view} />}
      {view && (
        <Button size="small" icon={<Settings2 />} guardMs={0} onClick={() => setChanging(true)}>
          {words.manage}
        </Button>
      )}
      <Button size="small" icon={<BookmarkPlus />} guardMs={0} onClick={() => setKeeping(true)}>
        {words.keep}
      </Button>
    </>,
  )
  return (
    <>
      {views.length === 0 ? (
        desk
      ) : (
        <Tabs
          label={words.label}
          tabs={[{ id: ALL, label: words.everything }, ...views.map(tabOf)]}
          current={view?.id ?? ALL}
          onChange={(id) => {
            const next = views.find((entry) => entry.id === id)
            open.open(next ? next.id : ALL, next?.query ?? {})
          }}
        >
          {desk}
        </Tabs>
      )}
      {keeping && (
        <KeepDialog
          list={list}
          open={open}
          onClose={() => setKeeping(false)}
          onKept={(id) => open.open(id, open.words)}
        />
      )}
      {changing && view && kept && (
        <ViewSheet
          key={view.id}
          list={list}
          view={view}
          layout={kept.layout}
          words={open.words}
          onClose={() => setChanging(false)}
          onGone={() => open.open(ALL, {})}
        />
      )}
    </>
  )
}

const tabOf = ({ id, name, mine, by }: Kept['views'][number]) => ({
  id,
  label: mine ? name : `${name} · ${by}`,
})

const AboutView = ({ view, isDefault }: { view: Kept['views'][number]; isDefault: boolean }) => (
  <>
    {!view.mine && <span className="muted text-sm">{words.sharedBy(view.by)}</span>}
    {isDefault && <span className="muted text-sm">{words.isDefault}</span>}
  </>
)

function KeepDialog({
  list,
  open,
  onClose,
  onKept,
}: {
  list: ListId
  open: OpenList
  onClose: () => void
  onKept: (id: string) => void
}) {
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [missing, setMissing] = useState(false)
  const keep = useSend('POST /staff/list_views', {
    quiet: true,
    onDone: (view) => {
      toast.success(words.kept(view.name))
      onKept(view.id)
    },
  })
  return (
    <Dialog
      open
      title={words.keepTitle}
      confirmText={words.save}
      busyText={words.saving}
      onClose={onClose}
      onConfirm={async () => {
        if (name.trim() === '') {
          setMissing(true)
          return false
        }
        return await keep.mutateAsync({ body: { list, name: name.trim(), shared, query: { ...open.words } } })
      }}
    >
      <p className="muted">{words.keepHint}</p>
      <TextField
        label={words.name}
        maxLength={60}
        autoComplete="off"
        value={name}
        error={missing && name.trim() === '' ? consoleWords.required : (keep.error?.fields['name'] ?? null)}
        onChange={setName}
      />
      <CheckboxField label={words.share} value={shared} onChange={setShared} />
      {keep.error && !keep.error.fields['name'] && <Failure of={keep.error} />}
    </Dialog>
  )
}
