import { type KeyObject, createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { fromDecimal, toDecimal } from '@longhaul/domain/money/decimal.ts'
import { type Fake, type Hook, type Reply, type Request, fakeServer } from '../fake.test-support.ts'

const APP = '2021000122671234'
const ours = generateKeyPairSync('rsa', { modulusLength: 1024 })
const theirs = generateKeyPairSync('rsa', { modulusLength: 1024 })
const others = generateKeyPairSync('rsa', { modulusLength: 1024 })

type Trade = { order: string; trade: string; total: string; status: string; at: Date }
type Refund = { order: string; request: string; minor: number; at: Date; own: boolean }
type Biz = Record<string, string>

/**
 * Alipay's gateway as far as we use it: requests signed by us, responses and notices signed by Alipay (RSA2),
 * and a bill as a zip in GBK.
 */
export function alipayFake(now: () => Date): Fake {
  const trades = new Map<string, Trade>()
  const refunds: Refund[] = []
  const server = fakeServer((request) =>
    request.path === '/bill.zip' ? bill(request.query.get('day') ?? '') : gateway(request),
  )

  function gateway(request: Request): Reply {
    const fields = {
      ...Object.fromEntries(request.query),
      ...Object.fromEntries(new URLSearchParams(request.body)),
    }
    const method = fields['method'] ?? ''
    const name = `${method.replaceAll('.', '_')}_response`
    const isGood = fields['app_id'] === APP && isSigned(fields, ours.publicKey)
    const answer = isGood
      ? answerTo(method, JSON.parse(fields['biz_content'] ?? '{}') as Biz)
      : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' }
    const content = JSON.stringify(answer)
    const body = `{"${name}":${content},"sign":"${sign(content, theirs.privateKey)}"}`
    return { status: 200, body, headers: { 'content-type': 'text/html;charset=utf-8' } }
  }

  function answerTo(method: string, biz: Biz): Record<string, string> {
    const trade = trades.get(biz['out_trade_no'] ?? '')
    const ok = { code: '10000', msg: 'Success' }
    if (method === 'alipay.data.dataservice.bill.downloadurl.query')
      return { ...ok, bill_download_url: `${server.url}/bill.zip?day=${biz['bill_date']}` }
    // A page that was opened but not paid has no trade yet.
    if (!trade || trade.status === 'WAIT_BUYER_PAY') return no('ACQ.TRADE_NOT_EXIST', '交易不存在')
    if (method === 'alipay.trade.query')
      return {
        ...ok,
        trade_no: trade.trade,
        out_trade_no: trade.order,
        trade_status: trade.status,
        total_amount: trade.total,
      }
    if (method === 'alipay.trade.refund') return refund(trade, biz)
    const found = refunds.find((row) => row.order === trade.order && row.request === biz['out_request_no'])
    return found ? { ...ok, refund_status: 'REFUND_SUCCESS', refund_amount: toDecimal(found.minor, 2) } : ok
  }

  function refund(trade: Trade, biz: Biz): Record<string, string> {
    if (server.isRefusing()) return no('ACQ.TRADE_HAS_FINISHED', '交易已完结')
    const minor = fromDecimal(biz['refund_amount'] ?? '', 'CNY') ?? 0
    const before = refunds.find((row) => row.order === trade.order && row.request === biz['out_request_no'])
    if (!before && minor > fromDecimal(trade.total, 'CNY')! - sumOf(trade.order))
      return no('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
    if (!before) addRefund(trade, biz['out_request_no'] ?? '', minor, true)
    return {
      code: '10000',
      msg: 'Success',
      trade_no: trade.trade,
      out_trade_no: trade.order,
      fund_change: before ? 'N' : 'Y',
      refund_fee: toDecimal(sumOf(trade.order), 2),
    }
  }

  function addRefund(trade: Trade, request: string, minor: number, own: boolean): void {
    refunds.push({ order: trade.order, request, minor, at: now(), own })
    if (sumOf(trade.order) === fromDecimal(trade.total, 'CNY')) trade.status = 'TRADE_CLOSED'
  }

  const sumOf = (order: string) =>
    refunds.filter((row) => row.order === order).reduce((sum, { minor }) => sum + minor, 0)

  const notice = (trade: Trade, more: Record<string, string> = {}, key = theirs.privateKey): Hook => {
    const fields: Record<string, string> = {
      notify_id: randomUUID().replaceAll('-', ''),
      notify_type: 'trade_status_sync',
      notify_time: '2026-11-02 10:00:00',
      charset: 'utf-8',
      version: '1.0',
      app_id: APP,
      subject: '充值 100% & 更多',
      out_trade_no: trade.order,
      trade_no: trade.trade,
      trade_status: trade.status,
      total_amount: trade.total,
      ...more,
    }
    const signed = { ...fields, sign_type: 'RSA2', sign: sign(contentOf(fields), key) }
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      payload: new URLSearchParams(signed).toString(),
    }
  }

  const refundNotice = (row: Refund): Hook =>
    notice(trades.get(row.order)!, {
      refund_fee: toDecimal(sumOf(row.order), 2),
      out_biz_no: row.request,
      gmt_refund: '2026-11-02 10:00:00.100',
    })

  /** A zip with stored entries, as far as a reader looks at them; one entry is deflated. */
  function bill(day: string): Reply {
    const dayOf = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    const line = (trade: Trade, kind: string, amount: string, request: string) =>
      `${trade.trade}\t,${trade.order}\t,${kind},Longhaul,x,x,,,,,m***@example.com,${amount},${amount},${request}\t,0.00,`
    const rows = [
      ...[...trades.values()]
        .filter(({ at, status }) => status !== 'WAIT_BUYER_PAY' && dayOf(at) === day)
        .map((trade) => line(trade, '交易', trade.total, '')),
      ...refunds
        .filter(({ at }) => dayOf(at) === day)
        .map((row) => line(trades.get(row.order)!, '退款', `-${toDecimal(row.minor, 2)}`, row.request)),
    ]
    const table = [
      '#支付宝业务明细查询',
      '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,退款批次号/请求号,服务费（元）,备注',
      ...rows,
      '#-----业务明细列表结束-----',
    ].join('\r\n')
    const zip = zipOf([
      [gbk('业务明细.csv'), gbk(table)],
      [gbk('业务明细(汇总).csv'), gbk('#汇总')],
    ])
    return { status: 200, body: zip, headers: { 'content-type': 'application/zip' } }
  }

  return {
    id: 'alipay',
    currency: 'CNY',
    untaken: 'USD',
    env: () => ({
      ALIPAY_APP_ID: APP,
      ALIPAY_PRIVATE_KEY: ours.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
      ALIPAY_PUBLIC_KEY: theirs.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      ALIPAY_URL: `${server.url}/gateway.do`,
    }),
    orderCount: () => trades.size,
    // Alipay's own client retries once when a connection breaks.
    go: (presence) => server.go(presence),
    fail: (fault) => server.fail(fault, fault === 'takes and hangs up' ? 2 : 1),
    /** The shopper's browser opens the URL: the gateway reads it and stores a trade. */
    open(url) {
      const fields = Object.fromEntries(new URL(url).searchParams)
      if (!isSigned(fields, ours.publicKey) || fields['method'] !== 'alipay.trade.page.pay')
        throw new Error('not signed by the shop')
      const biz = JSON.parse(fields['biz_content'] ?? '{}') as Biz
      const order = biz['out_trade_no'] ?? ''
      if (!/^\w{1,64}$/.test(order)) throw new Error('not a valid order number')
      if (!trades.has(order))
        trades.set(order, {
          order,
          trade: `2026${randomUUID().replaceAll(/\D/g, '').padEnd(24, '0').slice(0, 24)}`,
          total: biz['total_amount'] ?? '',
          status: 'WAIT_BUYER_PAY',
          at: now(),
        })
      return order
    },
    pay(ref, twist) {
      const trade = trades.get(ref)!
      trade.status = 'TRADE_SUCCESS'
      trade.at = now()
      if (twist?.amountMinor) trade.total = toDecimal(twist.amountMinor, 2)
      return [notice(trade, { buyer_id: '2088102116773037' }), notice(trade)]
    },
    decline(ref) {
      trades.get(ref)!.status = 'TRADE_CLOSED'
      return [notice(trades.get(ref)!)]
    },
    refundByItself(ref, minor) {
      addRefund(trades.get(ref)!, `alipay${randomUUID().slice(0, 8)}`, minor, false)
      return [refundNotice(refunds.at(-1)!), refundNotice(refunds.at(-1)!)]
    },
    refundHooks: (ref) => refunds.filter((row) => row.order === ref && row.own).map(refundNotice),
    refundedMinor: sumOf,
    forged: (hook) => [
      { ...hook, payload: hook.payload.replace('total_amount=1', 'total_amount=2') },
      { ...hook, payload: hook.payload.replace('sign_type=RSA2', 'sign_type=RSA') },
      { ...hook, payload: hook.payload.replace(APP, '2021000000000000') },
      notice([...trades.values()][0]!, {}, others.privateKey),
      { ...hook, payload: 'hello=world' },
      { ...hook, payload: '%E0%A4%A' },
    ],
    strange: () =>
      notice({ order: 'another-shop', trade: '1', total: '1.00', status: 'WAIT_BUYER_PAY', at: now() }),
    addForeignPayment(amountMinor, at) {
      const order = `foreign${randomUUID().slice(0, 8)}`
      trades.set(order, {
        order,
        trade: `2026${order}`,
        total: toDecimal(amountMinor, 2),
        status: 'TRADE_SUCCESS',
        at,
      })
    },
  }
}

/** The string to sign: every field except the signature and its type, sorted and joined. */
const contentOf = (fields: Record<string, string>) =>
  Object.keys(fields)
    .toSorted()
    .map((key) => `${key}=${fields[key]}`)
    .join('&')

const sign = (content: string, key: KeyObject) =>
  createSign('RSA-SHA256').update(content, 'utf8').sign(key, 'base64')

function isSigned({ sign: signature = '', ...fields }: Record<string, string>, key: KeyObject): boolean {
  return createVerify('RSA-SHA256').update(contentOf(fields), 'utf8').verify(key, signature, 'base64')
}

/** A GBK encoder made by inverting the decoder's table, because Node can decode GBK but not encode it. */
const TABLE = new Map<string, number>()
function gbk(text: string): Buffer {
  if (TABLE.size === 0) {
    const decoder = new TextDecoder('gb18030')
    for (let high = 0x81; high <= 0xfe; high++)
      for (let low = 0x40; low <= 0xfe; low++) {
        const character = decoder.decode(Uint8Array.of(high, low))
        if (character.length === 1 && !TABLE.has(character)) TABLE.set(character, high * 256 + low)
      }
  }
  return Buffer.concat(
    [...text].map((character) => {
      const code = character.charCodeAt(0) < 0x80 ? character.charCodeAt(0) : TABLE.get(character)!
      return code < 0x80 ? Buffer.of(code) : Buffer.of(code >> 8, code & 0xff)
    }),
  )
}

function zipOf(files: [Buffer, Buffer][]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, bytes] of files) {
    const packed = deflateRawSync(bytes)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, name, packed)
    entries.push(entry, name)
    at += local.length + name.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

const no = (sub_code: string, sub_msg: string) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg,
})
