import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { LANGUAGES, LANGS } from '@longhaul/domain/languages.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { Draft } from './article-values.ts'

const words = contentText
const SOURCE =
  'rounded-control border border-line bg-sunken px-4 py-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap'
type Revision = Reply<'GET /staff/articles/{id}/revisions'>['revisions'][number]

/** Every version with its author, time and changes; each can be read and restored as a new version. */
export function VersionsSheet({
  draft,
  first,
  whyNot,
  onRestored,
  onClose,
}: {
  draft: Draft
  /** The version shown first; null for the list. */
  first: number | null
  /** Why no version can be restored now. */
  whyNot: string | null
  onRestored: (draft: Draft) => void
  onClose: () => void
}) {
  const [shown, setShown] = useState(first)
  const restore = useSend('POST /staff/articles/{id}/restore', {
    onDone: (restored) => {
      toast.success(words.restored)
      onRestored(restored)
    },
  })
  return (
    <Sheet
      open
      title={shown === null ? words.versions : words.version(shown)}
      onClose={onClose}
      footer={
        shown !== null && (
          <Line as="span">
            <Button onClick={() => setShown(null)}>{words.allVersions}</Button>
            {shown < draft.version && (
              <Button
                type="primary"
                disabledReason={whyNot}
                busy={restore.isPending && words.saving}
                onClick={() =>
                  restore.mutate({
                    params: { id: draft.id },
                    body: { version: draft.version, from_version: shown },
                  })
                }
              >
                {words.restore(shown)}
              </Button>
            )}
          </Line>
        )
      }
    >
      {shown === null ? <List id={draft.id} onShow={setShown} /> : <Version id={draft.id} version={shown} />}
    </Sheet>
  )
}

function List({ id, onShow }: { id: number; onShow: (version: number) => void }) {
  const list = useCall('GET /staff/articles/{id}/revisions', { params: { id } })
  return (
    <Loaded of={list}>
      {({ revisions }) =>
        revisions.length === 0 ? (
          <p className="muted">{words.versionsNone}</p>
        ) : (
          <ul>
            {revisions.map((revision) => (
              <Row key={revision.version} revision={revision} onShow={() => onShow(revision.version)} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function Row({ revision, onShow }: { revision: Revision; onShow: () => void }) {
  const what = [
    revision.restored_from === null ? null : words.restoredFrom(revision.restored_from),
    revision.changed.length > 0
      ? words.changedParts(revision.changed.map((part) => words.parts[part] ?? part))
      : null,
  ].filter(Boolean)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-3">
      <div className="grid gap-0.5">
        <p>
          <b>{words.version(revision.version)}</b> · {revision.staff_name ?? words.asInstalled} ·{' '}
          <DateTime at={revision.created_at} />
        </p>
        <p className="muted text-sm">{what.join(' · ')}</p>
      </div>
      <Button
        size="small"
        guardMs={0}
        onClick={onShow}
        aria-label={`${words.show} ${words.version(revision.version)}`}
      >
        {words.show}
      </Button>
    </li>
  )
}

function Version({ id, version }: { id: number; version: number }) {
  const revision = useCall('GET /staff/articles/{id}/revisions/{version}', { params: { id, version } })
  return (
    <Loaded of={revision}>
      {(shown) => (
        <Stack>
          <p className="muted">
            {shown.staff_name ?? words.asInstalled} · <DateTime at={shown.created_at} />
          </p>
          {LANGS.filter((lang) => shown[lang].body !== '').map((lang) => (
            <Stack as="section" tight key={lang} lang={LANGUAGES[lang].html}>
              <h3>{shown[lang].article_name}</h3>
              <p>{shown[lang].summary}</p>
              <div className={SOURCE}>{shown[lang].body}</div>
            </Stack>
          ))}
        </Stack>
      )}
    </Loaded>
  )
}
