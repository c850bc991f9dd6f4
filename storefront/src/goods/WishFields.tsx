import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { PHOTO_REMARK_MAX } from '@longhaul/domain/orders/fine-photos.ts'
import { OPTIONS_TEXT_MAX, REMARK_MAX, SOLD_OUT_CHOICES, TOLERANCES } from '@longhaul/domain/orders/limits.ts'
import { money } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { goodsFieldText as say } from '@longhaul/text/storefront/goods/goods-fields.ts'
import { wishWords } from '@longhaul/text/storefront/orders/wish-words.ts'
import { OWN_NAME_MAX } from '@longhaul/domain/goods/own-name.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useOwnPrices } from '../shared/use-own-prices.ts'
import { ProposalHint } from './ProposalHint.tsx'
import type { GoodsValues } from './goods-values.ts'
import { isProposed } from './look-up.ts'
import type { GoodsForm } from './use-goods-form.ts'

type Part = { form: GoodsForm; lookUp: ReturnType<typeof useCall<'GET /products'>> }

/** Further wishes for the buyer and the photographer, all optional. */
export function WishFields({ form, lookUp }: Part) {
  return (
    <Folded title={goodsText.sections.extras} open={isWishWrong(form) || hasWishes(form.values)}>
      <Wishes form={form} lookUp={lookUp} />
    </Folded>
  )
}

export const isWishWrong = ({ errors }: GoodsForm): boolean =>
  [errors.remark, errors.alternative, errors.ownName, errors.photoNote].some(Boolean)

/** Existing wishes are shown unfolded. */
export const hasWishes = ({ remark, ownName, soldOut, shots }: GoodsValues): boolean =>
  remark !== '' || ownName !== '' || soldOut !== 'ask' || shots > 0

/** The fields themselves. */
export function Wishes({ form, lookUp }: Part) {
  const isFromText = isProposed(form.values.remark, lookUp.data?.proposal.words)
  return (
    <div className="fields py-3">
      <TextField
        label={say.ownName}
        optional
        hint={say.ownNameHint}
        maxLength={OWN_NAME_MAX * 4}
        autoComplete="off"
        {...form.field('ownName')}
      />
      <TextArea
        label={say.remark}
        optional
        hint={isFromText && <ProposalHint />}
        placeholder={say.remarkPlaceholder}
        max={REMARK_MAX}
        rows={2}
        {...form.field('remark')}
      />
      <DetailPhotos form={form} />
      <RadioGroup
        label={say.soldOut}
        unmarked
        choices={SOLD_OUT_CHOICES.map((choice) => ({ value: choice, label: wishWords.soldOut[choice] }))}
        {...form.field('soldOut')}
      />
      {form.values.soldOut === 'alternative' && (
        <TextField
          label={say.alternative}
          placeholder={say.alternativePlaceholder}
          maxLength={OPTIONS_TEXT_MAX}
          {...form.field('alternative')}
        />
      )}
      <RadioGroup
        label={say.tolerance}
        hint={say.toleranceHint}
        unmarked
        choices={TOLERANCES.map((percent) => ({ value: String(percent), label: say.tolerances(percent) }))}
        {...form.field('tolerance')}
      />
    </div>
  )
}

function DetailPhotos({ form }: { form: GoodsForm }) {
  const configuration = useConfiguration()
  const prices = useOwnPrices()
  const { shots } = form.values
  if (!configuration || !prices) return null
  const { photo_limit: limit } = configuration
  const { photo_price_fen: priceFen } = prices
  const cost = say.photosCost(shots, money(shots * priceFen))
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <p className="font-medium">{say.photos}</p>
        <p className="text-sm text-ink-2">{say.photosHint(money(priceFen), limit)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Quantity
            label={say.photos}
            value={shots}
            min={0}
            max={limit}
            onChange={(next) => form.set('shots', next)}
            says={cost}
          />
          <span className="num text-ink-2">{cost}</span>
        </div>
      </div>
      {shots > 0 && (
        <TextArea
          label={say.photoNote}
          optional
          placeholder={say.photoNotePlaceholder}
          max={PHOTO_REMARK_MAX}
          rows={2}
          {...form.field('photoNote')}
        />
      )}
    </div>
  )
}
