import { useStored } from '../stored.ts'
import type { Goods } from './GoodsCard.tsx'
import { namesOf } from './goods-names.ts'
import { OptionChips } from './OptionChips.tsx'
import { signsOf } from './signs.ts'
import { SignWords } from './Signs.tsx'

/** In a row of a queue that has a picture and a title of its own: options, pieces and signs. */
export function GoodsAbout({ goods }: { goods: Goods }) {
  const [here] = useStored('warehouse')
  const { values, valuesLang } = namesOf(goods)
  return (
    <>
      <OptionChips values={values} lang={valuesLang} quantity={goods.quantity} />
      <SignWords of={signsOf(goods, here)} />
    </>
  )
}
