import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { packageReviewsText } from '@longhaul/text/console/rewards/package-reviews.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { StarsShown } from '@longhaul/ui/stars/StarsShown.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import type { Reply } from '@longhaul/contract/routes.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

const words = packageReviewsText

/** One review: its text, its author, and whether it is public. */
export function PackageReview({ review }: { review: PackageReviewRow }) {
  const [hiding, setHiding] = useState(false)
  const decide = useSend('POST /staff/reviews/{id}/decide', {
    quiet: true,
    onDone: ({ stage }) => toast.success(stage === 'shown' ? words.shown : words.hidden),
  })
  const send = (show: boolean, reason: string) =>
    decide.mutateAsync({ params: { id: review.id }, body: { show, reason } })
  return (
    <Card
      as="li"
      title={consoleWords.shopperOf(review.shopper_name, review.shopper_code)}
      aside={<DateTime at={review.created_at} />}
      footer={
        <Line>
          {review.stage !== 'shown' && (
            <Button
              type="primary"
              busy={decide.isPending && decide.variables.body.show && words.showBusy}
              onClick={() => void send(true, '').catch(() => undefined)}
            >
              {words.show}
            </Button>
          )}
          {review.stage !== 'hidden' && (
            <Button type="redLine" guardMs={0} onClick={() => setHiding(true)}>
              {words.hide}
            </Button>
          )}
          {review.decided_by && <span className="muted">{words.decided(review.decided_by)}</span>}
        </Line>
      }
    >
      <Stack>
        <Line as="p">
          <StarsShown stars={review.stars} />
          <span className="muted">
            {words.of(review.parcel_number)} · {review.country_name}
          </span>
        </Line>
        <p className="whitespace-pre-wrap">{review.body || <span className="muted">{words.noWords}</span>}</p>
        {review.images.length > 0 && (
          <Gallery
            label={words.pictures}
            show={6}
            photos={review.images.map((src, index) => ({ src, caption: words.picture(index + 1) }))}
          />
        )}
        {review.decide_reason && <p className="muted">{review.decide_reason}</p>}
        {!hiding && <Failure of={decide.error} />}
        <HideDialog open={hiding} onClose={() => setHiding(false)} onHide={(reason) => send(false, reason)} />
      </Stack>
    </Card>
  )
}

function HideDialog({
  open,
  onClose,
  onHide,
}: {
  open: boolean
  onClose: () => void
  onHide: (reason: string) => Promise<unknown>
}) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  return (
    <Dialog
      open={open}
      title={words.hideTitle}
      danger
      confirmText={words.hide}
      busyText={words.hideBusy}
      onClose={onClose}
      onConfirm={async () => {
        setMissing(reason.trim() === '')
        if (reason.trim() === '') return false
        await onHide(reason.trim())
        return true
      }}
    >
      <p>{words.hideText}</p>
      <TextArea
        label={words.reason}
        max={300}
        rows={3}
        value={reason}
        error={missing ? words.reasonMissing : null}
        onChange={setReason}
      />
    </Dialog>
  )
}

/** One shopper's review of a package as staff see it. */
export type PackageReviewRow = Reply<'GET /staff/reviews'>['items'][number]
