import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import type { Draft } from './article-values.ts'
import type { ArticleForm } from './use-article-form.ts'

const words = contentText
/** Spans the screen, without its margins. */
const BAR =
  'sticky bottom-0 z-10 -mx-6 mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-6 py-3 max-md:-mx-(--gutter) max-md:px-(--gutter)'

/** Save, publish, versions, and the article's state. Sticks to the bottom while writing. */
export function SaveBar({
  draft,
  form,
  onDraft,
  onVersions,
}: {
  draft: Draft | undefined
  form: ArticleForm
  onDraft: (draft: Draft) => void
  onVersions: () => void
}) {
  const publish = useSend('POST /staff/articles/{id}/publish', {
    onDone: onDraft,
  })

  async function turn(published: boolean) {
    if (!draft) return
    const asked = {
      title: words.unpublishTitle,
      text: words.unpublishText,
      confirmText: words.unpublish,
      danger: true,
    }
    if (!published && !(await ask(asked))) return
    publish.mutate({ params: { id: draft.id }, body: { published } })
  }

  const whyNotTurn = form.dirty ? words.saveFirst : draft?.published && draft.needed ? words.needed : null
  return (
    <footer className={BAR}>
      <Button
        submit
        type="primary"
        guardMs={0}
        disabledReason={draft && !form.dirty ? words.nothingToSave : null}
        busy={form.sending && words.saving}
      >
        {words.save}
      </Button>
      {draft && (
        <>
          <Button
            disabledReason={whyNotTurn}
            busy={publish.isPending && words.saving}
            onClick={() => void turn(!draft.published)}
          >
            {draft.published ? words.unpublish : words.publish}
          </Button>
          <Button guardMs={0} onClick={onVersions}>
            {words.versions}
          </Button>
          <StatusTag kind={draft.published ? 'done' : 'closed'}>
            {draft.published ? words.states.published : words.states.hidden}
          </StatusTag>
        </>
      )}
      <Saved draft={draft} dirty={form.dirty} />
      {draft?.published && (
        <a href={to.inShop(draft.kind === 'help', draft.id)} target="_blank" rel="noopener">
          {words.onSite}
        </a>
      )}
    </footer>
  )
}

/** The version and its author, or that there are unsaved changes. */
function Saved({ draft, dirty }: { draft: Draft | undefined; dirty: boolean }) {
  return (
    <span className="muted ms-auto text-sm">
      {dirty ? (
        <b>{words.unsaved}</b>
      ) : (
        draft && (
          <>
            {words.version(draft.version)} ·{' '}
            {draft.saved_by === null ? words.asInstalled : words.savedBy(draft.saved_by)} ·{' '}
            <DateTime at={draft.updated_at} />
          </>
        )
      )}
    </span>
  )
}
