import { knowledgeText } from '@longhaul/text/storefront/goods/knowledge.ts'
import { Band, BandColumns } from '@longhaul/ui/band/Band.tsx'
import { Mat } from '@longhaul/ui/mat/Mat.tsx'
import { useFormCost } from './form-cost.tsx'
import { EarlierPhotos, useEarlierPhotos } from './EarlierPhotos.tsx'
import type { GoodsValues } from './goods-values.ts'
import { type Known, NotWeighed, OurScale, WentWrong, seenOf } from './OurScale.tsx'
import { type GoodsKnowledge, optionOf } from './use-goods-knowledge.ts'
import { Ways } from './Ways.tsx'

/**
 * What we know about the goods of an order form, below all its columns: on the mat what went through our
 * hands, then the ways in which they can travel, with the total of each.
 */
export function GoodsBand({ knowledge, values }: { knowledge: GoodsKnowledge; values: GoodsValues }) {
  return (
    <Band label={knowledgeText.band}>
      {knowledge && <Hand knowledge={knowledge} values={values} />}
      <Ways cost={useFormCost()} />
    </Band>
  )
}

function Hand({ knowledge, values }: { knowledge: NonNullable<GoodsKnowledge>; values: GoodsValues }) {
  const { data, isError } = knowledge
  if (!data)
    return isError ? (
      <p className="px-4 pt-4 text-sm text-ink-2">{knowledgeText.seen.failed}</p>
    ) : (
      <Mat flush>
        <div className="min-h-53" />
      </Mat>
    )
  return (
    <Mat flush>
      <OnTheMat known={data} values={values} />
    </Mat>
  )
}

function OnTheMat({ known, values }: { known: Known; values: GoodsValues }) {
  const link = { platform: known.marketplace, item_id: known.item_id }
  const option = optionOf(values)
  const photos = useEarlierPhotos(link, option)
  const seen = seenOf(known)
  const hasPhotos = photos.isPending || (photos.data?.photos.length ?? 0) > 0
  if (!seen && !hasPhotos) return <NotWeighed known={known} />
  return (
    <BandColumns>
      {seen ? <OurScale seen={seen} known={known} /> : <NotWeighed known={known} />}
      {hasPhotos && <EarlierPhotos link={link} option={option} isStrip />}
      {seen && <WentWrong seen={seen} />}
    </BandColumns>
  )
}
