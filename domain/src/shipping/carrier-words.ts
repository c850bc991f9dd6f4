import { tidyCode } from '../texts/tidy.ts'

/**
 * Meanings of carriers' messages that we can state in the shopper's language. Each meaning is the key of its
 * sentence.
 */
export const CARRIER_WORDS = [
  'handed_in',
  'sorting_in',
  'sorting_out',
  'export_customs_in',
  'export_customs_out',
  'to_airport',
  'at_airport',
  'flight_left',
  'flight_arrived',
  'transit_country',
  'import_customs_in',
  'import_customs_out',
  'import_customs_held',
  'with_local_carrier',
  'at_delivery_office',
  'out_with_courier',
  'tried',
  'to_be_collected',
  'handed_over',
  'signed_by',
  'in_letterbox',
  'sent_back',
  'label_made',
] as const
export type CarrierWords = (typeof CARRIER_WORDS)[number]

/**
 * The first matching pattern wins, so specific patterns precede general ones. Covers both languages in which
 * the carriers of these lines write.
 */
const PATTERNS: readonly (readonly [CarrierWords, RegExp])[] = [
  ['label_made', /(shipping label|shipment information|electronic(ally)? (information|notification)|order (information|data) received|pre-?shipment|电子信息|预报信息|订单信息)/i],
  ['sent_back', /(return(ed|ing)? to (the )?sender|being returned|退回|退件|退运)/i],
  ['import_customs_held', /(held (by|at|in|for) .*customs|customs .*(held|retained|detained|requires|documents)|海关.*(扣|滞留|查验|补充|退)|留存)/i],
  ['export_customs_out', /(export customs.*(clear|complet|released)|(cleared|released).*(export|origin).*customs|出口(海关)?(放行|清关完成)|出口报关.*完成)/i],
  ['export_customs_in', /(export customs|origin.*customs|出口(海关|报关|清关|互换局)|export of international mail)/i],
  ['import_customs_out', /(customs.*(clear(ed|ance complet)|released|complet)|(cleared|released) .*customs|清关完成|海关放行|放行)/i],
  ['import_customs_in', /(customs|海关|清关)/i],
  ['flight_left', /(flight.*(depart|left|taken off)|depart(ed)?.*(airport|by air|flight)|airline.*depart|left (the )?(origin )?airport|起飞|航班.*(离港|出发)|离开.*机场)/i],
  ['flight_arrived', /(flight.*(arriv|land)|arriv.*(destination )?airport|航班.*(抵达|到港)|到达.*机场)/i],
  ['to_airport', /(handed (over )?to (the )?airline|dispatched to (the )?airport|sent to airport|交航|已交承运商运输|航空公司启运)/i],
  ['at_airport', /(airport|机场)/i],
  ['transit_country', /(transit (office|country|centre|center)|in transit through|经转|中转国)/i],
  ['signed_by', /(signed (for )?by|proof of delivery|签收)/i],
  ['in_letterbox', /(letter ?box|mail ?box|front door|porch|safe place|信箱|门口)/i],
  ['to_be_collected', /(ready for (pick|collect)|available for (pick|collect)|awaiting collection|held at post office|collection point|待领取|待取|自提|代收点)/i],
  ['tried', /(attempt|nobody|no one|not at home|notice left|unsuccessful|undeliverable|未妥投|投递失败|无人)/i],
  ['out_with_courier', /(out for delivery|with (the )?(delivery )?courier|on vehicle|派送中|安排投递|正在投递|派件)/i],
  ['handed_over', /(^|\b)(delivered|delivery complete|妥投|已送达|投递成功|已投递)/i],
  ['with_local_carrier', /(handed over to (the )?(local|last|final)|(received|accepted|picked up) by .*(local|last|delivery) (carrier|partner|courier)|transferred to (the )?(local|last)|转.*末端|交末端)/i],
  ['at_delivery_office', /(delivery (office|depot|station|unit)|local (post office|depot|facility)|投递局|派送站|营业部)/i],
  ['sorting_out', /((depart|left|despatch|dispatch|process(ed)? through).*(facility|cent(er|re)|sort|hub|warehouse|office)|离开.*(中心|处理|分拣|仓|局)|已发往)/i],
  ['sorting_in', /((arriv|received|process).*(facility|cent(er|re)|sort|hub|warehouse|office)|到达.*(中心|处理|分拣|仓|局))/i],
  ['handed_in', /(posted|collect(ed|ion)|pick(ed)?[ -]?up|accept(ed|ance)|收寄|揽收|已收件|收件)/i],
] // prettier-ignore

/** The meaning of a carrier's message, or null if we would have to guess; it is then shown unchanged. */
export function meaningOf(words: string): CarrierWords | null {
  const plain = tidyCode(words.slice(0, 300))
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
