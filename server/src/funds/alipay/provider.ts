import { fromDecimal, toDecimal } from '@longhaul/domain/money/decimal.ts'
import { shanghaiDay, shanghaiTime } from '@longhaul/domain/time/days.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { badInput } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { type Notice, type Provider, feeIn } from '../provider.ts'
import { readBill } from './bill.ts'
import { alipayKeys, alipayOf, askAlipay, fromOrderNumber, toOrderNumber } from './client.ts'

/** The response that acknowledges a notice; without it Alipay resends the notice for a day. */
const UNDERSTOOD = 'success'
const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED'])

/**
 * Alipay on a desktop page (alipay.trade.page.pay). Yuan only. The URL of its page is signed locally, without
 * a call.
 */
export const alipay: Provider = {
  id: 'alipay',
  webhookAnswer: UNDERSTOOD,
  keys: alipayKeys,
  isSetUp: (world) => alipayKeys.in(world) !== undefined,
  feeOf: (world) => feeIn(alipayKeys.of(world)),
  // The default of the contract is three months; up to a year can be agreed.
  refundDays: 90,
  stepOf: (currency) => (currency === 'CNY' ? 1 : undefined),
  async open(world, checkout) {
    const ref = toOrderNumber(checkout.id)
    const client = await alipayOf(world)
    const url = client.pageExecute('alipay.trade.page.pay', 'GET', {
      timestamp: shanghaiTime(world.clock.now()),
      notifyUrl: publicUrl('/api/v1/webhooks/alipay'),
      returnUrl: checkout.returnUrl,
      bizContent: {
        out_trade_no: ref,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: toDecimal(checkout.amountMinor, 2),
        subject: `${checkout.siteName} ${checkout.number}`,
        time_expire: shanghaiTime(checkout.expiresAt),
      },
    })
    return { ref, url }
  },
  async readWebhook(world, _headers, body) {
    const fields = fieldsOf(body.toString())
    const isOurs = fields['app_id'] === alipayKeys.of(world).appId && (await isSignedByAlipay(world, fields))
    if (!isOurs || !fields['notify_id']) throw badInput({ sign: 'format' })
    return { eventId: fields['notify_id'] }
  },
  async understand(world, body) {
    const fields = fieldsOf(body)
    const base = aboutTrade(fields, fields['total_amount'])
    if (fields['refund_fee']) return await understandRefund(world, fields)
    if (PAID.has(fields['trade_status'] ?? '')) return { ...base, outcome: 'paid' }
    return fields['trade_status'] === 'TRADE_CLOSED' ? { ...base, outcome: 'declined' } : undefined
  },
  async find(world, ref) {
    const trade = await askAlipay(world, 'alipay.trade.query', { out_trade_no: ref })
    if (!trade) return undefined
    const base = aboutTrade({ out_trade_no: ref, trade_no: String(trade['tradeNo']) }, trade['totalAmount'])
    if (PAID.has(String(trade['tradeStatus']))) return { ...base, outcome: 'paid' }
    return trade['tradeStatus'] === 'TRADE_CLOSED' ? { ...base, outcome: 'declined' } : undefined
  },
  async refund(world, order) {
    const request = { out_trade_no: order.ref, out_request_no: order.key }
    const refund_amount = toDecimal(order.amountMinor, 2)
    const answer = await askAlipay(world, 'alipay.trade.refund', { ...request, refund_amount })
    if (!answer) throw new Error('Alipay does not know a trade that was paid')
    // "N" means that this call moved no money; an earlier one with the same number may have.
    const isDone = answer['fundChange'] === 'Y' || (await isRefunded(world, request))
    return { ref: order.key, state: isDone ? 'done' : 'waiting' }
  },
  listSettled: (world, from) => readBill(world, shanghaiDay(from)),
}

type Request = { out_trade_no: string; out_request_no: string }

async function isRefunded(world: World, request: Request): Promise<boolean> {
  const found = await askAlipay(world, 'alipay.trade.fastpay.refund.query', request)
  return found?.['refundStatus'] === 'REFUND_SUCCESS'
}

/**
 * A refund notice states the sum of all refunds of a trade, so the amount of this refund is queried by its
 * number.
 */
async function understandRefund(world: World, fields: Fields): Promise<Notice | undefined> {
  const { out_trade_no = '', out_biz_no = '' } = fields
  const request = { out_trade_no, out_request_no: out_biz_no }
  const found = out_biz_no && (await askAlipay(world, 'alipay.trade.fastpay.refund.query', request))
  const amount = found ? found['refundAmount'] : fields['refund_fee']
  return {
    ...aboutTrade(fields, amount),
    outcome: 'refunded',
    refundRef: out_biz_no || `${fields['trade_no']}-${fields['refund_fee']}`,
    refundKey: /^[0-9a-f-]{36}$/.test(out_biz_no) ? out_biz_no : undefined,
  }
}

type Fields = Readonly<Record<string, string | undefined>>

/** A notice is a URL-encoded form. */
const fieldsOf = (body: string): Fields => Object.fromEntries(new URLSearchParams(body))

async function isSignedByAlipay(world: World, fields: Fields): Promise<boolean> {
  if (fields['sign_type'] !== 'RSA2') return false
  try {
    return (await alipayOf(world)).checkNotifySignV2(fields)
  } catch {
    return false
  }
}

const aboutTrade = (trade: Fields, amount: unknown) => ({
  about: {
    rechargeId: fromOrderNumber(trade['out_trade_no']),
    ref: trade['out_trade_no'],
    paymentRef: trade['trade_no'],
  },
  currency: 'CNY',
  amountMinor: fromDecimal(String(amount ?? ''), 'CNY') ?? Number.NaN,
})
