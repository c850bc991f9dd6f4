import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Stars } from '@longhaul/ui/stars/Stars.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { type ReviewValues, readReviewDraft, useReviewDraft } from './review-draft.ts'
import { ReviewPictures } from './ReviewPictures.tsx'

const BODY_MAX = 1000

/** Stars, text and pictures. A draft survives a reload until it is sent. */
export function ReviewForm({ parcelId }: { parcelId: string }) {
  const text = parcelsText.review
  const [start] = useState<ReviewValues>(() => ({
    stars: '',
    body: '',
    pictures: [],
    ...readReviewDraft(parcelId),
  }))
  const [uploading, setUploading] = useState(false)
  const [sent, setSent] = useState(false)
  const form = useCallForm('POST /parcels/{id}/review', {
    start,
    check: { stars: (stars: string) => (stars ? null : text.starsMissing) },
    args: (values: ReviewValues) => ({
      params: { id: parcelId },
      body: {
        stars: Number(values.stars),
        body: values.body.trim(),
        file_ids: values.pictures.map((picture) => picture.id),
      },
    }),
    onDone: () => {
      setSent(true)
      toast.success(text.sent)
    },
  })
  useReviewDraft(parcelId, form.values, sent)
  return (
    <form {...form.props} className="fields">
      <ErrorSummary {...form.summary} />
      <Stars label={text.stars} {...form.field('stars')} />
      <TextArea
        label={text.body}
        optional
        hint={text.bodyHint}
        max={BODY_MAX}
        rows={5}
        {...form.field('body')}
      />
      <ReviewPictures
        pictures={form.values.pictures}
        onChange={(pictures) => form.set('pictures', pictures)}
        onUploading={setUploading}
      />
      <Failure of={form.failure} />
      <div className="grid gap-2">
        <div>
          <Button
            submit
            type="primary"
            busy={form.sending && text.submitting}
            disabledReason={uploading && text.waitForUpload}
          >
            {text.submit}
          </Button>
        </div>
        <p className="text-sm text-ink-2">{text.draftKept}</p>
      </div>
    </form>
  )
}
