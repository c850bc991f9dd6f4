import type { Reply } from '@longhaul/contract/routes.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useMe } from '../shared/use-me.ts'

export type Warehouse = Reply<'GET /warehouses'>['warehouses'][number]

/**
 * Where sellers ship to: a warehouse's address with the shopper's code in the name, in Chinese and in Latin
 * letters.
 */
export function OurAddress({
  warehouses,
  warehouse,
  onChoose,
}: {
  warehouses: readonly Warehouse[]
  warehouse: Warehouse
  onChoose: (id: string) => void
}) {
  const text = warehouseText.inbound
  const code = useMe()?.code ?? ''
  const site = useConfiguration()?.WEBSITE_NAME ?? ''
  const { chinese, latin } = warehouseText.label
  return (
    <Card title={text.addressTitle}>
      <p className="text-ink-2">{text.addressLead}</p>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-48 flex-1">
          <SelectField
            label={text.warehouse}
            unmarked
            empty={null}
            value={warehouse.id}
            onChange={onChoose}
            options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <p>
          <span className="block text-sm text-ink-2">{text.yourCode}</span>
          <span className="flex items-center">
            <b className="code text-xl">{code}</b>
            <CopyButton text={code} what={text.code} />
          </span>
        </p>
      </div>
      <Lines
        title={text.chinese}
        lang="zh-Hans"
        rows={[
          [chinese.recipient, `${warehouse.receiver} ${code}`],
          [chinese.phone, warehouse.phone],
          [chinese.address, `${warehouse.address_chinese} ${code}`],
          [chinese.postcode, warehouse.postcode],
        ]}
        separator="："
      />
      <Lines
        title={text.latin}
        lang="en"
        rows={[
          [latin.recipient, `${latinName(warehouse.receiver, site)} ${code}`.trim()],
          [latin.phone, warehouse.phone],
          [latin.address, `${warehouse.address_latin} (${code})`],
          [latin.postcode, warehouse.postcode],
        ]}
        separator=": "
      />
    </Card>
  )
}

/** An address as rows to copy one by one, as shops' forms require, and as a whole. */
function Lines({
  title,
  lang,
  rows,
  separator,
}: {
  title: string
  lang: string
  rows: readonly (readonly [name: string, value: string])[]
  separator: string
}) {
  const filled = rows.filter(([, value]) => value !== '')
  const whole = filled.map(([name, value]) => `${name}${separator}${value}`).join('\n')
  return (
    <section className="mt-5 rounded-card border border-line">
      <header className="flex items-center justify-between gap-3 border-b border-line bg-sunken ps-4 pe-1">
        <h3 className="text-sm font-medium">{title}</h3>
        <CopyButton text={whole} what={warehouseText.inbound.copyAll} />
      </header>
      <dl lang={lang}>
        {filled.map(([name, value]) => (
          <div key={name} className="flex items-center gap-3 ps-4 pe-1">
            <dt className="w-20 flex-none text-sm text-ink-2">{name}</dt>
            <dd className="min-w-0 flex-1 py-1 break-words">{value}</dd>
            <dd>
              <CopyButton text={value} what={name} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The receiver's name in Latin letters; the site's own name where the warehouse has only a Chinese one. */
const latinName = (receiver: string, site: string): string =>
  /\p{Script=Han}/u.test(receiver) ? (/\p{Script=Han}/u.test(site) ? '' : site) : receiver
