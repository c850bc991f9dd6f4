import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { NameField } from './AsRead.tsx'
import { PriceFields } from './PriceFields.tsx'
import type { GoodsForm } from './use-goods-form.ts'

const say = unreadText.fields

type Part = { form: GoodsForm; lookUp: ReturnType<typeof useCall<'GET /products'>> }

/** The fields to type when no page could be read: the link if there is none, the name, the cost, and the shop. */
export function NewProduct({ form, lookUp }: Part) {
  return (
    <>
      {!lookUp.data?.link && (
        <TextField
          label={say.url}
          hint={say.urlHint}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2048}
          {...form.field('url')}
        />
      )}
      <NameField form={form} lookUp={lookUp} />
      <PriceFields form={form} fixed={false} />
      <TextField label={say.seller} optional maxLength={100} autoComplete="off" {...form.field('seller')} />
    </>
  )
}
