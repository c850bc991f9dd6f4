import { LANGUAGES, inEachLanguage, fieldsOf, textsOf } from '@longhaul/domain/languages.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { rewardsText } from '@longhaul/text/console/rewards/rewards.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { FormSheet } from '../shared/FormSheet.tsx'
import { filledOr } from '../shared/filled-or.ts'

const words = rewardsText.plans
const YUAN = { before: '¥', inputMode: 'decimal', width: 'short', maxLength: 12 } as const
const COUNT = { inputMode: 'numeric', width: 'short', maxLength: 5 } as const

const start = {
  ...fieldsOf(
    'name',
    inEachLanguage(() => ''),
  ),
  price_fen: '',
  service_per_mille: '',
  photo_price_fen: '',
  free_storage_days: '',
  review_hours: '',
}

const isEmpty = (typed: string) => typed.trim() === ''
const filled = filledOr(consoleWords.required)
const whole = (typed: string) =>
  isEmpty(typed) || /^[1-9]\d{0,2}$/.test(typed.trim()) ? null : rewardsText.wholeWrong
const yuan = (typed: string) => (isEmpty(typed) || readYuan(typed) !== null ? null : rewardsText.moneyWrong)
/** A typed fee in per mille; zero is allowed. */
const perMilleOf = (typed: string) => Math.round(Number(typed.trim().replace('%', '').replace(',', '.')) * 10)

const check = {
  ...fieldsOf(
    'name',
    inEachLanguage(() => filled),
  ),
  price_fen: (typed: string) => (readYuan(typed) ? null : rewardsText.moneyWrong),
  service_per_mille: (typed: string) => {
    const fee = perMilleOf(typed)
    return isEmpty(typed) || (Number.isInteger(fee) && fee >= 0 && fee <= 300)
      ? null
      : rewardsText.percentWrong
  },
  photo_price_fen: yuan,
  free_storage_days: (typed: string, all: typeof start) =>
    [typed, all.service_per_mille, all.photo_price_fen, all.review_hours].every(isEmpty)
      ? words.oneNeeded
      : whole(typed),
  review_hours: whole,
}

const bodyOf = (values: typeof start) => ({
  ...fieldsOf('name', textsOf('name', values)),
  price_fen: readYuan(values.price_fen) ?? 0,
  service_per_mille: isEmpty(values.service_per_mille) ? null : perMilleOf(values.service_per_mille),
  photo_price_fen: isEmpty(values.photo_price_fen) ? null : readYuan(values.photo_price_fen),
  free_storage_days: isEmpty(values.free_storage_days) ? null : Number(values.free_storage_days),
  review_hours: isEmpty(values.review_hours) ? null : Number(values.review_hours),
})

/** A new plan: its price and its benefits. */
export function PlanForm({ onClose }: { onClose: () => void }) {
  const form = usePlanForm(onClose)
  return (
    <FormSheet
      title={words.make}
      form={form}
      send={words.make}
      busyText={rewardsText.making}
      onClose={onClose}
    >
      <p className="muted">{words.noneHint}</p>
      <InEachLanguage>
        {(lang, called) => (
          <TextField
            label={rewardsText.nameIn(called)}
            lang={LANGUAGES[lang].html}
            maxLength={40}
            {...form.field(`name_${lang}`)}
          />
        )}
      </InEachLanguage>
      <TextField label={words.price} {...YUAN} {...form.field('price_fen')} />
      <TermFields form={form} />
    </FormSheet>
  )
}

type Form = ReturnType<typeof usePlanForm>

function usePlanForm(onClose: () => void) {
  return useCallForm('POST /staff/plans', {
    start,
    check,
    args: (values) => ({ body: bodyOf(values) }),
    onDone: () => {
      toast.success(words.made)
      onClose()
    },
    onProposed: onClose,
  })
}

/** The benefits of the plan; an empty field leaves the terms as they are without a plan. */
function TermFields({ form }: { form: Form }) {
  return (
    <>
      <TextField
        label={words.service}
        hint={words.leave}
        optional
        {...COUNT}
        after="%"
        {...form.field('service_per_mille')}
      />
      <TextField
        label={words.photo}
        hint={words.leave}
        optional
        {...YUAN}
        {...form.field('photo_price_fen')}
      />
      <TextField
        label={words.days}
        hint={words.leave}
        optional
        {...COUNT}
        {...form.field('free_storage_days')}
      />
      <TextField
        label={words.review}
        hint={words.leave}
        optional
        {...COUNT}
        {...form.field('review_hours')}
      />
    </>
  )
}
