import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { ItemAmounts } from '@longhaul/domain/orders/amounts.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Page } from '../shared/Page.tsx'
import { CostTicket } from './CostTicket.tsx'
import { LinkLine } from './LinkFacts.tsx'
import { ReadAgain, RestrictedNote, type Trouble } from './LinkOutcome.tsx'
import { isOneOfSeveral } from './look-up.ts'
import { NameField } from './NameField.tsx'
import { FreightField, yuan } from './PriceFields.tsx'
import { OptionsText, QuantityField } from './ProductFields.tsx'
import { Screenshot } from './Screenshot.tsx'
import { SeveralLinks } from './SeveralLinks.tsx'
import type { GoodsForm } from './use-goods-form.ts'
import { Wishes, hasWishes, isWishWrong } from './WishFields.tsx'

const { fields: say, rest } = unreadText
const WORDS = {
  options: say.which,
  optionsHint: say.whichHint,
  optionsPlaceholder: say.whichPlaceholder,
}

type LookUpQuery = ReturnType<typeof useCall<'GET /products'>>

/**
 * The order form for a page that could not be read: why, and what can still be done; a place for a
 * screenshot; three fields. The rest is folded and optional. The ticket says what happens next until a price
 * is known.
 */
export function UnreadForm({
  pasted,
  title,
  trouble,
  lookUp,
  form,
  sums,
}: {
  pasted: string
  /** The tab's title. */
  title: string
  trouble: Trouble
  lookUp: LookUpQuery
  form: GoodsForm
  sums: ItemAmounts | null
}) {
  const { data } = lookUp
  return (
    <Page
      title={title}
      above={
        <div className="-mt-3">
          <LinkLine pasted={pasted} lookUp={lookUp} />
        </div>
      }
      heading={trouble.title}
      lead={trouble.text}
      actions={trouble.canRetry && <ReadAgain lookUp={lookUp} />}
    >
      <form
        {...form.props}
        className="grid grid-cols-1 gap-x-10 gap-y-4 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_336px] lg:items-start"
      >
        {data && isOneOfSeveral(data) && (
          <div className="col-span-full">
            <SeveralLinks pasted={pasted} data={data} />
          </div>
        )}
        <div className="fields min-w-0">
          {data && data.restricted.length > 0 && <RestrictedNote restricted={data.restricted} />}
          <Screenshot form={form} />
          <NameField form={form} lookUp={lookUp} label={say.what} />
          <div className="fields" data-columns="2">
            <OptionsText form={form} lookUp={lookUp} words={WORDS} />
            <TextField label={say.priceSeen} hint={say.priceSeenHint} {...yuan} {...form.field('price')} />
          </div>
          <QuantityField form={form} product={null} />
          <Rest form={form} lookUp={lookUp} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-28">
          <CostTicket form={form} sums={sums} fixed={false} isUnread />
        </div>
      </form>
    </Page>
  )
}

/** What may be left out, and the link itself where none was recognised. */
function Rest({ form, lookUp }: { form: GoodsForm; lookUp: LookUpQuery }) {
  const { errors, values } = form
  const isWrong = [errors.url, errors.freight, errors.seller].some(Boolean) || isWishWrong(form)
  const isLinkAsked = !lookUp.data?.link
  return (
    <Folded
      title={rest}
      detail={goodsText.form.extrasDetail}
      open={isWrong || hasWishes(values) || (isLinkAsked && values.url === '')}
    >
      <div className="fields pt-3">
        {isLinkAsked && (
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
        <FreightField form={form} />
        <TextField label={say.seller} optional maxLength={100} autoComplete="off" {...form.field('seller')} />
      </div>
      <Wishes form={form} lookUp={lookUp} />
    </Folded>
  )
}
