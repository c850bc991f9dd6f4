import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { COUPON_PURPOSES } from '@longhaul/domain/rewards/coupon.ts'
import { rewardsText } from '@longhaul/text/console/rewards/rewards.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useId } from 'react'
import { offerBody, offerChecks, startOffer } from './offer-values.ts'

const words = rewardsText

/** A new coupon. What it takes off, from when on, for how long, and how shoppers get it. */
export function OfferForm({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const form = useCallForm('POST /staff/coupon_offers', {
    start: startOffer,
    check: offerChecks,
    args: (values) => ({ body: offerBody(values) }),
    refresh: ['GET /staff/coupon_offers'],
    onDone: () => {
      toast.success(words.made)
      onClose()
    },
  })
  const yuan = { before: '¥', inputMode: 'decimal', width: 'short', maxLength: 12 } as const
  const count = { inputMode: 'numeric', width: 'short', maxLength: 7 } as const
  return (
    <Sheet
      open
      title={words.make}
      onClose={onClose}
      footer={
        <>
          <Button guardMs={0} data-leave="" onClick={onClose}>
            {consoleWords.back}
          </Button>
          <Button submit form={formId} type="primary" guardMs={0} busy={form.sending && words.making}>
            {words.make}
          </Button>
        </>
      }
    >
      <form className="stack" id={formId} {...form.props}>
        <p className="muted">{words.lead}</p>
        <TextField label={words.nameEn} lang="en" maxLength={60} {...form.field('name_en')} />
        <TextField label={words.nameZh} lang="zh-Hans" maxLength={60} {...form.field('name_zh')} />
        <RadioGroup
          label={words.purpose}
          choices={COUPON_PURPOSES.map((value) => ({ value, label: words.purposes[value] }))}
          {...form.field('purpose')}
        />
        <RadioGroup
          label={words.kind}
          look="row"
          choices={[
            { value: 'amount', label: words.kinds.amount },
            { value: 'share', label: words.kinds.share },
          ]}
          {...form.field('kind')}
        />
        {form.values.kind === 'share' ? (
          <>
            <TextField label={words.percent} {...count} after="%" {...form.field('per_mille')} />
            <TextField label={words.capLabel} optional {...yuan} {...form.field('cap_fen')} />
          </>
        ) : (
          <TextField label={words.amount} {...yuan} {...form.field('amount_fen')} />
        )}
        <TextField
          label={words.minimumLabel}
          hint={words.minimumHint}
          optional
          {...yuan}
          {...form.field('minimum_fen')}
        />
        <TextField label={words.validDays} {...count} {...form.field('valid_days')} />
        <TextField
          label={words.code}
          hint={words.codeHint}
          optional
          maxLength={40}
          autoComplete="off"
          {...form.field('code')}
        />
        <CheckboxField label={words.register} {...form.field('on_register')} />
        <TextField
          label={words.points}
          hint={words.pointsHint}
          optional
          {...count}
          {...form.field('points_price')}
        />
        <TextField
          label={words.total}
          hint={words.totalHint}
          optional
          {...count}
          {...form.field('total_limit')}
        />
        <TextField label={words.perShopper} {...count} {...form.field('per_shopper')} />
        <Failure of={form.failure} />
      </form>
    </Sheet>
  )
}
