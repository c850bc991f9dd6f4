import { money, percent } from '@longhaul/text/format.ts'
import { insurableFen } from '@longhaul/domain/claims/insurable.ts'
import { INSURANCE_PER_MILLE } from '@longhaul/domain/shipping/charges.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import type { LineQuote, Preview } from './preview.ts'
import type { Confirm } from './use-confirm.ts'

/** Services, insurance and a note to the packers, all optional. */
export function ExtrasSection({
  goods,
  line,
  form,
}: {
  goods: Preview
  line: LineQuote | undefined
  form: Confirm['form']
}) {
  const text = warehouseText.confirm
  const perMille = useConfiguration()?.insurance_per_mille ?? INSURANCE_PER_MILLE
  const { values } = form
  const feesFen = (line?.fees ?? []).reduce((sum, fee) => sum + (EXTRAS.has(fee.kind) ? fee.fee_fen : 0), 0)
  const choose = (id: string, yes: boolean) =>
    form.set(
      'service_ids',
      yes ? [...values.service_ids, id] : values.service_ids.filter((other) => other !== id),
    )
  return (
    <Folded
      title={text.steps.extras}
      detail={chosenNames(goods, values) || text.noExtras}
      sum={feesFen > 0 && money(feesFen)}
      wrong={Boolean(form.errors.insured_value)}
    >
      <div className="fields pb-5">
        <div role="group" aria-label={text.services}>
          {goods.services.map((service) => (
            <CheckboxField
              key={service.id}
              label={
                <span className="flex justify-between gap-4">
                  <span>{service.name}</span>
                  <span className="num">{money(service.price_fen)}</span>
                </span>
              }
              hint={service.note}
              value={values.service_ids.includes(service.id)}
              onChange={(yes) => choose(service.id, yes)}
            />
          ))}
          <CheckboxField
            label={text.insure}
            hint={text.insureHint(percent(perMille))}
            {...form.field('insured')}
          />
        </div>
        {values.insured && (
          <TextField
            label={text.insured}
            before="¥"
            inputMode="decimal"
            width="short"
            maxLength={12}
            hint={insuredHint(goods.goods_fen)}
            {...form.field('insured_value')}
          />
        )}
        <TextArea label={text.remark} optional max={500} rows={2} {...form.field('remark')} />
      </div>
    </Folded>
  )
}

/** The names of the chosen extras. */
const chosenNames = (goods: Preview, values: Confirm['form']['values']): string =>
  [
    ...goods.services.filter(({ id }) => values.service_ids.includes(id)).map(({ name }) => name),
    ...(values.insured ? [warehouseText.confirm.insure] : []),
  ].join(' · ')

const EXTRAS: ReadonlySet<string> = new Set(['service', 'insurance'])

/** The maximum insured value: the value of the goods, or the most that is paid for one package. */
function insuredHint(goodsFen: number): string {
  const text = warehouseText.confirm
  const mostFen = insurableFen(goodsFen)
  return mostFen < goodsFen ? text.insuredCapHint(money(mostFen)) : text.insuredHint(money(mostFen))
}
