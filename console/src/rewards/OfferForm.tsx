import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { COUPON_PURPOSES } from '@longhaul/domain/rewards/coupon.ts'
import { rewardsText } from '@longhaul/text/console/rewards/rewards.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { offerBody, offerChecks, startOffer } from './offer-values.ts'
import { FormSheet } from '../shared/FormSheet.tsx'

const words = rewardsText
const YUAN = { before: '¥', inputMode: 'decimal', width: 'short', maxLength: 12 } as const
const COUNT = { inputMode: 'numeric', width: 'short', maxLength: 7 } as const

/** A new coupon: its discount, its minimum, how long it is valid, and how shoppers get it. */
export function OfferForm({ onClose }: { onClose: () => void }) {
  const form = useOfferForm(onClose)
  return (
    <FormSheet title={words.make} form={form} send={words.make} busyText={words.making} onClose={onClose}>
      <p className="muted">{words.lead}</p>
      <InEachLanguage>
        {(lang, called) => (
          <TextField
            label={words.nameIn(called)}
            lang={LANGUAGES[lang].html}
            maxLength={60}
            {...form.field(`name_${lang}`)}
          />
        )}
      </InEachLanguage>
      <RadioGroup
        label={words.purpose}
        choices={COUPON_PURPOSES.map((value) => ({ value, label: words.purposes[value] }))}
        {...form.field('purpose')}
      />
      <DiscountFields form={form} />
      <TextField label={words.validDays} {...COUNT} {...form.field('valid_days')} />
      <ReachFields form={form} />
    </FormSheet>
  )
}

type Form = ReturnType<typeof useOfferForm>

function useOfferForm(onClose: () => void) {
  return useCallForm('POST /staff/coupon_offers', {
    start: startOffer,
    check: offerChecks,
    args: (values) => ({ body: offerBody(values) }),
    onDone: () => {
      toast.success(words.made)
      onClose()
    },
    onProposed: onClose,
  })
}

/** The discount: a percentage or an amount, and the minimum price. */
function DiscountFields({ form }: { form: Form }) {
  return (
    <>
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
          <TextField label={words.percent} {...COUNT} after="%" {...form.field('per_mille')} />
          <TextField label={words.capLabel} optional {...YUAN} {...form.field('cap_fen')} />
        </>
      ) : (
        <TextField label={words.amount} {...YUAN} {...form.field('amount_fen')} />
      )}
      <TextField
        label={words.minimumLabel}
        hint={words.minimumHint}
        optional
        {...YUAN}
        {...form.field('minimum_fen')}
      />
    </>
  )
}

/** How shoppers get it, and how many of them. */
function ReachFields({ form }: { form: Form }) {
  return (
    <>
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
        {...COUNT}
        {...form.field('points_price')}
      />
      <TextField
        label={words.total}
        hint={words.totalHint}
        optional
        {...COUNT}
        {...form.field('total_limit')}
      />
      <TextField label={words.perShopper} {...COUNT} {...form.field('per_shopper')} />
    </>
  )
}
