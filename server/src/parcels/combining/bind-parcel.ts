import { type AddressSnapshot, createParcel as route } from '@longhaul/contract/parcels/parcels.ts'
import type { Novelty } from '@longhaul/domain/accounts/grants.ts'
import type { Declared } from '@longhaul/domain/customs/declared.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { askedGoods, restrictedOf } from '../../goods/public.ts'
import { bindProgram } from '../../platform/acting/bind-program.ts'
import type { WriteCall } from '../../platform/http/action.ts'
import { wasSentTo } from '../sql.ts'
import { askedPackage } from './asked-package.ts'
import type { Goods } from './select-goods.ts'

type Ready = {
  id: string
  goods: readonly Goods[]
  address: AddressSnapshot
  declaration: readonly Declared[]
  depositFen: Fen
  totalFen: Fen
}

/**
 * Judges the package that a program creates: what is put on hold for it now, an address to which nothing was
 * ever sent, a declared value other than paid, goods that carriers refuse, and the first agreement to the
 * terms.
 */
export async function bindParcel(call: WriteCall<typeof route>, parcel: Ready): Promise<void> {
  const { tx, me, lang, body } = call
  if (!me.grant) return
  const { goods, address, declaration } = parcel
  const { up_to_fen: upToFen, pay_way } = body
  const isPackedFirst = pay_way === 'exact'
  const declared = goods.map((thing) => {
    const row = declaration.find(({ stock_item_id }) => stock_item_id === thing.id)
    return row && row.value_fen !== thing.value_fen ? row.value_fen : undefined
  })
  const news: Novelty[] = []
  const sent = await wasSentTo(tx, me.id, address)
  if (!sent.anywhere) news.push('terms')
  if (!sent.there) news.push('new_address')
  if (declared.some((value) => value !== undefined)) news.push('declared_value')
  const lines = goods.map((thing) => ({
    platform: thing.platform ?? '',
    item_id: thing.item_id ?? '',
    title: thing.title,
    options_text: thing.options_text ?? '',
  }))
  if ((await restrictedOf(tx, lang, lines)).some((categories) => categories.length > 0))
    news.push('restricted')
  await bindProgram(call, route, {
    amountFen: parcel.depositFen,
    // A program that names the most asks about all of it now.
    laterFen: upToFen === undefined ? 0 : upToFen - parcel.depositFen,
    totalFen: parcel.totalFen,
    // What is packed first is paid when its exact price is known, and asked about then, unless the shopper is
    // asked now about the most that it may cost.
    toPay: isPackedFirst && upToFen === undefined ? [] : [parcel.id],
    upToFen,
    subject: { kind: 'parcel', id: parcel.id },
    about: [address, goods.map(({ id, value_fen }) => `${id} ${value_fen}`).toSorted()],
    news,
    picture: async () => ({
      ...(await askedGoods(
        tx,
        goods.map((thing, at) => ({ ...thing, declaredFen: declared[at] })),
      )),
      numbers: [],
      ...(await askedPackage(tx, me.lang, {
        address,
        lineId: body.line_id,
        serviceIds: body.service_ids,
        insuredFen: body.insured_fen,
      })),
      ...(isPackedFirst && { deposit_fen: parcel.depositFen }),
    }),
  })
}
