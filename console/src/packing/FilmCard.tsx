import { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { VIDEO_SERVICE, VIDEO_TYPES, whyNotFilm } from '@longhaul/domain/parcels/packing-video.ts'
import { packingFilmText } from '@longhaul/text/console/packing-film.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Field } from '@longhaul/ui/field/Field.tsx'
import { useState } from 'react'
import { sendFile } from '../upload.ts'
import type { Parcel } from './PackingPanel.tsx'

const words = packingFilmText

type Sending = { percent: number } | { error: string } | 'kept' | null

/** The film of the packing, where the shopper pays for one. */
export function FilmCard({ parcel }: { parcel: Parcel }) {
  const [sending, setSending] = useState<Sending>(null)
  const isWanted = parcel.services.some((service) => service.id === VIDEO_SERVICE)
  if (!isWanted || whyNotFilm(parcel.stage)) return null

  async function send(file: File | undefined) {
    if (!file) return
    setSending({ percent: 0 })
    try {
      await sendFile<Reply<'POST /staff/parcels/{id}/video'>>(
        `/staff/parcels/${parcel.id}/video`,
        file,
        (percent) => setSending({ percent }),
      )
      setSending('kept')
    } catch (error) {
      setSending({ error: error instanceof CallError ? error.message : String(error) })
    }
  }
  const isSending = sending !== null && sending !== 'kept' && 'percent' in sending
  return (
    <Card title={words.title}>
      <div className="stack">
        <p>{words.text}</p>
        <Field
          label={words.choose}
          unmarked
          error={sending !== null && sending !== 'kept' && 'error' in sending ? sending.error : null}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept={VIDEO_TYPES.join()}
              disabled={isSending}
              onChange={(event) => void send(event.target.files?.[0])}
            />
          )}
        </Field>
        <p role="status">
          {isSending && words.sending(sending.percent)}
          {sending === 'kept' && words.kept}
        </p>
      </div>
    </Card>
  )
}
