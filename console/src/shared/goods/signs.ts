import type { StaffGoods } from '@longhaul/contract/goods/staff-goods.ts'
import { isServiceDone } from '@longhaul/domain/warehouse/goods-signs.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { stockText } from '@longhaul/text/console/stock/stock.ts'
import { goodsCardText as words } from '@longhaul/text/console/station/goods-card.ts'
import { time } from '@longhaul/text/format.ts'
import { problemName } from '../problem-name.ts'

export type SignKind = 'stop' | 'elsewhere' | 'flaw' | 'remark' | 'service' | 'done'

/** Something to know about goods: one word for a row, a sentence with details for a card. */
export type Sign = { key: string; kind: SignKind; word: string; title: string; detail: string }

export type Signed = Pick<StaffGoods, 'remarks' | 'services' | 'flaw' | 'returned' | 'hold'> & {
  warehouse_id?: string
  /** Only goods that arrived lie somewhere. */
  goods_number?: string
}

/**
 * The signs of goods, always in this order: what stops them, another warehouse, flaw, how they came back,
 * remarks, services, what is done or all right. `here`: the warehouse of the station; empty if it has none.
 */
export function signsOf(goods: Signed, here: string): Sign[] {
  const services = goods.services.map(serviceSign)
  return [
    ...(goods.hold ? [holdSign(goods.hold)] : []),
    ...elsewhere(goods, here),
    ...(goods.flaw ? [flawSign(goods.flaw)] : []),
    ...(goods.returned && goods.returned !== 'good' && goods.hold?.why !== 'missing'
      ? [returnedSign(goods.returned)]
      : []),
    ...goods.remarks.map(({ of, text }): Sign => ({
      key: `remark ${of}`,
      kind: 'remark',
      word: words.remark,
      title: text,
      detail: words.remarks[of],
    })),
    ...services.filter(({ kind }) => kind === 'service'),
    ...services.filter(({ kind }) => kind === 'done'),
    ...(goods.returned === 'good' ? [returnedSign(goods.returned)] : []),
  ]
}

function holdSign(hold: NonNullable<StaffGoods['hold']>): Sign {
  const { why, since, pieces, warehouse_id: to, by, reason, note } = hold
  const { word, title, until } = words.holds[why]
  const detail = [
    note,
    by ? words.heldBy(by) : '',
    pieces === null ? '' : words.piecesOf(pieces),
    words.since(time(since), until),
  ]
  return {
    key: 'hold',
    kind: 'stop',
    word,
    title: titleOf(),
    detail: detail.filter(Boolean).join(' · '),
  }

  function titleOf(): string {
    if (to !== null) return words.movingTo(to)
    return reason === null ? title : words.heldFor(stockText.holdReasons[reason])
  }
}

function elsewhere({ warehouse_id: where = '', goods_number: number }: Signed, here: string): Sign[] {
  if (number === undefined || here === '' || where === here) return []
  const { word, title } = words.elsewhere
  return [{ key: 'elsewhere', kind: 'elsewhere', word: word(where), title: title(where, here), detail: '' }]
}

function flawSign({ problem, note, accepted }: NonNullable<StaffGoods['flaw']>): Sign {
  const name = problemName(problem)
  return {
    key: 'flaw',
    kind: 'flaw',
    word: accepted ? words.flaw.kept(name) : name,
    title: words.flaw.noted(name, note),
    detail: accepted ? words.flaw.known : '',
  }
}

function returnedSign(returned: NonNullable<StaffGoods['returned']>): Sign {
  const { word, title } = words.returned[returned]
  return { key: 'returned', kind: returned === 'good' ? 'done' : 'flaw', word, title, detail: '' }
}

function serviceSign(service: StaffGoods['services'][number]): Sign {
  const { word, title } = words.services[service.service]
  const progress = words.progress(service.done, service.wanted)
  return {
    key: `service ${service.service}`,
    kind: isServiceDone(service) ? 'done' : 'service',
    word: `${word} ${progress}`,
    title: `${title} ${progress}`,
    detail: service.note || receiveText.noWishText,
  }
}
