import { sendFile } from '@longhaul/browser/calls/send-file.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import {
  PAPERS_KEPT_DAYS,
  PAPERS_MAX,
  PAPER_MAX_BYTES,
  PAPER_NAME_MAX,
} from '@longhaul/domain/parcels/asks.ts'
import { hasCustomsDocuments } from '@longhaul/domain/parcels/customs-documents.ts'
import { asksText as text } from '@longhaul/text/storefront/parcels/asks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import Trash from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { DocumentRow } from '../shared/DocumentRow.tsx'
import { AskCard } from './AskCard.tsx'
import { type Ask, type ParcelPage, paidAt } from './parcel.ts'
import { useUpload } from './use-upload.ts'

/** Papers for customs: what is asked, what we have, what the shopper adds, and one button that sends all. */
export function AskedPapers({ parcel, ask }: { parcel: ParcelPage; ask: Ask }) {
  const upload = useUpload(async (file, onPercent) => {
    // The page shows it once it is stored.
    await sendFile(`/parcels/${parcel.id}/papers?name=${encodeURIComponent(nameOf(file))}`, file, onPercent)
  })
  const send = useSend('POST /parcels/{id}/answer', { quiet: true })
  const ours = [
    ...(hasCustomsDocuments(parcel.stage) ? (['invoice', 'customs'] as const) : []),
    ...(paidAt(parcel) ? (['receipt'] as const) : []),
  ]
  const count = ask.papers.length
  return (
    <AskCard
      title={text.papersTitle}
      words={ask.words || text.papersAsked}
      actions={
        <>
          {(count < PAPERS_MAX || upload.file) && (
            <FileDrop
              label={text.add}
              unmarked
              kinds={['jpg', 'png', 'pdf']}
              maxMegabytes={PAPER_MAX_BYTES / 1024 / 1024}
              value={upload.file ? [upload.file] : []}
              percent={upload.percent}
              error={upload.failed}
              onChange={(files) => void upload.send(files[0])}
            />
          )}
          {count >= PAPERS_MAX && <p className="text-sm text-ink-2">{text.full(PAPERS_MAX)}</p>}
          <Failure of={send.error} />
          <Button
            type={count > 0 ? 'primary' : 'assistWhite'}
            size={count > 0 ? 'big' : undefined}
            busy={send.isPending && text.sending}
            disabledReason={upload.percent !== null && text.stillUploading}
            onClick={() => send.mutate({ params: { id: parcel.id }, body: { answer: 'papers', note: '' } })}
          >
            {count > 0 ? text.send(ours.length + count) : text.sendReady}
          </Button>
          <p className="text-sm text-ink-2">{count > 0 ? text.passedOn(PAPERS_KEPT_DAYS) : text.enough}</p>
        </>
      }
    >
      <ul className="border-t border-line">
        {ours.map((paper) => (
          <DocumentRow
            key={paper}
            path={`/parcels/${parcel.id}/${paper}.pdf`}
            fileName={`${paper}-${parcel.number}.pdf`}
            name={`${text.papers[paper]} · ${text.ready}`}
          />
        ))}
        {ask.papers.map(({ id, name, url }) => (
          <PaperRow
            key={id}
            icon={<Check className="text-ok" />}
            name={
              <a href={url} target="_blank" rel="noreferrer" className="break-all">
                {name}
              </a>
            }
            note={text.yours}
            aside={<RemovePaper parcelId={parcel.id} fileId={id} name={name} />}
          />
        ))}
        {count === 0 && (
          <PaperRow
            icon={<FileText />}
            name={text.missing}
            note={text.missingHint}
            aside={<StatusTag kind="attention">{text.missingMark}</StatusTag>}
          />
        )}
      </ul>
    </AskCard>
  )
}

const PaperRow = ({
  icon,
  name,
  note,
  aside,
}: {
  icon: ReactNode
  name: ReactNode
  note: string
  aside: ReactNode
}) => (
  <li className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2">
    {icon}
    <span className="min-w-0">
      {name}
      <span className="block text-sm text-ink-2">{note}</span>
    </span>
    {aside}
  </li>
)

function RemovePaper({ parcelId, fileId, name }: { parcelId: string; fileId: string; name: string }) {
  const remove = useSend('DELETE /parcels/{id}/papers/{file_id}')
  return (
    <Button
      size="small"
      icon={<Trash />}
      aria-label={text.remove(name)}
      onClick={() => remove.mutate({ params: { id: parcelId, file_id: fileId } })}
    />
  )
}

/** A long name keeps its end, which says what kind of file it is. */
function nameOf({ name }: File): string {
  const letters = [...name]
  return letters.length > PAPER_NAME_MAX ? letters.slice(-PAPER_NAME_MAX).join('') : name || 'file'
}
