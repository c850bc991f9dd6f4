import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { joinSentences } from '../join-sentences.ts'
import { HOLD_REASONS } from '@longhaul/domain/warehouse/stock-stop.ts'
import { text as holds } from '../goods/holds.zh.ts'
import { text as captions } from '../photos/captions.zh.ts'
import { text as foundIn } from '../photos/found.zh.ts'
import { text as underWay } from '../tracking/under-way.zh.ts'
import type { NoticeArgs, Words } from './notice.ts'
import type { NoticeCatalogue } from './notices.en.ts'
import { text as account } from './account-notices.zh.ts'
import { text as funds } from './funds-notices.zh.ts'
import { text as ownership } from './ownership-notices.zh.ts'
import { text as staff } from './staff-notices.zh.ts'

const problemOf = (reason: string | undefined): string | undefined => {
  const known = ABNORMAL_REASONS.find((problem) => problem === reason)
  return known && foundIn.problems[known]
}

const holdReasonOf = (reason: string | undefined): string | undefined => {
  const known = HOLD_REASONS.find((entry) => entry === reason)
  return known && holds.reasons[known]
}

const joined = (...parts: (string | undefined)[]): string => joinSentences('zh', parts)

/** 照片里能看到什么，先读邮件的人也能知道。 */
const photosOf = ({ photos = [] }: NoticeArgs): string | undefined => {
  if (photos.length < 2) return undefined
  const listed = captions.listed(photos)
  return listed ? `照片：${listed}` : undefined
}

const answerBy: Words = ({ date }, { dateTime }) => (date ? `请在 ${dateTime(date)}前答复` : '')
const payBy: Words = ({ date }, { dateTime }) => (date ? `请在 ${dateTime(date)}前付款` : '')
const backInBalance: Words = ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} 已退回余额。`
const sum: Words = ({ amount_fen }, { money }) => money(amount_fen ?? 0)

const DEBT = '余额不足的部分从之后转入的款项中扣除，还清之前不发货、不打款。'

export const text: NoticeCatalogue = {
  order_placed: {
    said: (args, format) => `待付款 ${sum(args, format)}`,
    by: payBy,
    body: () => '订单已提交，付款后我们马上开始。',
    silence: () => '到时没有付款，订单会自动取消，不收任何费用。',
    sum: '待付款',
  },
  order_paid: {
    said: () => '已付款，谢谢',
    body: (args, { money, dateTime }) =>
      joined(
        args.date
          ? `采购前我们会逐单审核，你的订单最迟 ${dateTime(args.date)}审核完`
          : '采购前我们会逐单审核。',
        `在此之前冻结 ${money(args.amount_fen ?? 0)}。`,
      ),
    sum: '已付款',
  },
  order_expired: {
    said: () => '超时未付款，已取消',
    body: () => '没有产生任何费用，随时可以重新下单。',
  },
  item_approved: {
    said: () => '审核通过，正在采购',
    body: () => '我们已审核完，采购正在向卖家下单。',
  },
  approval_undone: {
    said: () => '更正：仍在审核',
    body: () => '我们说“正在采购”说早了，审核通过、交给采购后会通知你。',
  },
  item_cancelled: {
    said: ({ amount_fen }, { money }) => (amount_fen ? `已取消，退款 ${money(amount_fen)}` : '已取消'),
    body: (args, format) =>
      joined(args.reason, args.amount_fen ? backInBalance(args, format) : '没有产生任何费用。'),
    sum: '退回余额',
  },
  cancellation_undone: {
    said: () => '更正：没有取消',
    body: ({ amount_fen }, { money }) =>
      joined(
        '抱歉，我们误取消了，订单照常进行。',
        amount_fen ? `已退回的 ${money(amount_fen)} 重新冻结。` : undefined,
      ),
    sum: '重新冻结',
  },
  question_withdrawn: {
    said: () => '不用答复了',
    body: () => '抱歉，我们问错了。不用决定，也不用补款，订单照常进行。',
  },
  question_asked: {
    said: ({ amount_fen }, { money }) =>
      amount_fen ? `要补 ${money(amount_fen)}，继续买还是取消？` : '有变动，接受还是取消？',
    by: answerBy,
    body: ({ note }) => joined(note, '你同意了，我们才会买。'),
    silence: ({ back_fen }, { money }) =>
      back_fen === undefined
        ? '到时没有收到答复，我们会取消并退款。'
        : `到时没有收到答复，我们会取消，并退回余额 ${money(back_fen)}。`,
    sum: '接受的话还要付',
  },
  question_free: {
    said: () => '我们有个问题问你',
    by: answerBy,
    body: ({ note }) => joined(note, '你答复后，我们就买。'),
    silence: ({ back_fen }, { money }) =>
      back_fen === undefined
        ? '到时没有收到答复，我们会取消并退款。'
        : `到时没有收到答复，我们会取消，并退回余额 ${money(back_fen)}。`,
  },
  question_expired: {
    said: () => '没有收到答复，已取消',
    body: (args, format) => joined(backInBalance(args, format), '随时可以重新下单。'),
    sum: '退回余额',
  },
  supplement_due: {
    said: (args, format) => `还需补款 ${sum(args, format)}`,
    by: payBy,
    body: ({ number = '' }) =>
      number.startsWith('P')
        ? '打包后比估算的更重或更大，补款后马上寄出。'
        : '实际费用高于已付金额，补款后继续处理。',
    silence: ({ number = '' }) =>
      number.startsWith('P')
        ? '到时没有付款，我们会拆箱，把商品放回你的货架，并退回已付的运费。'
        : '到时没有付款，我们会取消，并退回已付的款项。',
    sum: '还需补款',
  },
  supplement_paid: {
    said: () => '补款已收到',
    body: () => '谢谢，我们继续处理。',
    sum: '已付款',
  },
  supplement_expired: {
    said: () => '没有补款，已取消',
    body: (args, format) => joined(backInBalance(args, format), '随时可以重新下单。'),
    sum: '退回余额',
  },
  item_purchased: {
    said: () => '已买好',
    body: (args, format) =>
      args.amount_fen ? `实际价格更低，${backInBalance(args, format)}` : '接下来卖家会寄往我们的仓库。',
    sum: '退回余额',
  },
  item_purchased_dearer: {
    said: () => '已买好',
    body: ({ amount_fen }, { money }) =>
      `实际价格贵了 ${money(amount_fen ?? 0)}，没有超出你设定的上限，差额已从余额扣除。`,
    sum: '从余额扣除',
  },
  purchase_undone: {
    said: () => '更正：还没有买',
    body: ({ amount_fen }, { money }) =>
      joined(
        '抱歉，我们误录了采购，会尽快下单并通知你。',
        amount_fen ? `已退回的 ${money(amount_fen)} 重新冻结。` : undefined,
      ),
    sum: '重新冻结',
  },
  seller_shipped: {
    said: () => '卖家已发货',
    body: () => '正在运往我们的仓库。',
  },
  item_received: {
    said: () => '已到仓库',
    body: () => '接下来验货、称重、测量和拍照。',
  },
  receipt_undone: {
    said: () => '更正：还没有到仓',
    body: () => '抱歉，我们扫错了包裹。你的包裹仍在路上，到仓后会通知你。',
  },
  item_problem: {
    said: (args) => `${foundIn.headline(args)}。留下还是退？`,
    by: answerBy,
    body: (args) => joined(problemOf(args.reason), args.note, photosOf(args)),
    silence: () => '到时没有收到答复，我们会按现状为你保留在货架上。',
  },
  item_in_stock: {
    said: () => '已放上货架，照片拍好了',
    body: (args, { shelfDay: day }) =>
      joined('我们已验货、称重并拍照。', photosOf(args), args.date && `免费存放至 ${day(args.date)}`),
  },
  storage_reminder: {
    said: ({ count }) =>
      count === 0 ? '免费存放今天结束' : count === 1 ? '免费存放明天结束' : `免费存放还剩 ${count} 天`,
    body: ({ date, more }, { shelfDay: day }) =>
      joined(
        date && `免费存放至 ${day(date)}`,
        '之后按天收取少量存放费。',
        more ? `另有 ${more} 件商品也是如此。` : undefined,
      ),
  },
  storage_expired: {
    said: () => '存放已到期',
    body: () => '请支付存放费继续保留，或联系客服。',
  },
  refund_requested: {
    said: () => '已收到退款申请',
    body: () => '我们会尽快处理，并告诉你进展。',
  },
  refund_moved: {
    said: () => '退款有新进展',
    body: ({ note }) => (note ? joined(note) : '我们已同意，接下来把商品退给卖家。'),
  },
  refund_rejected: {
    said: () => '退款申请未通过',
    body: ({ reason }) => joined(reason, '如有不同意见，请联系客服。'),
  },
  refunded: {
    said: (args, format) => `${sum(args, format)} 已退回余额`,
    body: () => '可以继续使用，也可以提现。',
    sum: '退款',
  },
  inbound_arrived: {
    said: () => '转运包裹已到仓',
    body: () => '接下来称重、测量和拍照。',
  },
  inbound_problem: {
    said: (args) => foundIn.headline(args),
    body: (args) => joined(problemOf(args.reason), args.note, photosOf(args), '商品已按现状放上你的货架。'),
  },
  parcel_paid: {
    said: () => '已付款，正在打包',
    body: ({ amount_fen }, { money }) => `已冻结 ${money(amount_fen ?? 0)}，仓库开始拣货打包。`,
    sum: '已付款',
  },
  parcel_expired: {
    said: () => '超时未付款，包裹已取消',
    body: () => '商品已放回你的货架。',
  },
  parcel_cancelled: {
    said: () => '包裹已取消',
    body: (args, format) =>
      joined(args.reason, '商品已放回你的货架。', args.amount_fen ? backInBalance(args, format) : undefined),
    sum: '退回余额',
  },
  parcel_to_pay: {
    said: (args, format) => `已打包，待付款 ${sum(args, format)}`,
    by: payBy,
    body: () => '按实际重量和尺寸计算，付款后马上寄出。',
    silence: () => '到时没有付款，我们会拆箱，把商品放回你的货架。',
    sum: '待付款',
  },
  parcel_packed: {
    said: () => '已打包',
    body: ({ amount_fen }, { money }) =>
      amount_fen ? `比估算的轻，发货时退还 ${money(amount_fen)}。` : '接下来交给承运商。',
  },
  parcel_shipped: {
    said: () => '已寄出',
    body: ({ amount_fen, expected, arrival }, { money, weekday }) =>
      joined(
        arrival && underWay.between(weekday(arrival.from), weekday(arrival.until)),
        '暂时无需操作。',
        amount_fen ? `比估算的轻，${money(amount_fen)} 已退回余额。` : undefined,
        expected &&
          `到手估算 ${money(expected.low_fen)} – ${money(expected.high_fen)}，实际 ${money(expected.was_fen)}。`,
      ),
  },
  parcel_delivered: {
    said: () => '已送达，东西都齐吗？',
    body: () => '收到后请确认收货，也欢迎写下评价。',
  },
  parcel_exception: {
    said: () => '运输有延误',
    body: ({ note }) => joined(note ? `承运商说：${note}` : '承运商反馈有问题。', '我们正在跟进。'),
  },
  papers_wanted: {
    said: () => '海关要求提供文件',
    body: ({ note }) => joined(note, '请在包裹页面提交。'),
  },
  duty_due: {
    said: () => '关税待支付',
    body: ({ note }) => joined(note, '请向承运商支付，付完在包裹页面告诉我们。'),
  },
  parcel_to_collect: {
    said: () => '可以自提了',
    body: ({ note }) => joined(note && `承运商说：${note}`, '请在几天内领取，过期承运商会退回。'),
  },
  claim_received: {
    said: () => '已收到理赔申请',
    body: () => '我们会核实，并在 3 个工作日内答复。',
  },
  claim_evidence: {
    said: () => '理赔需要补充照片',
    body: ({ note }) => joined(note ?? '请补充照片。', '请在包裹页面补充。'),
  },
  claim_rejected: {
    said: () => '理赔未通过',
    body: ({ reason }) => joined(reason, '如有不同意见，请联系客服。'),
  },
  claim_paid: {
    said: (args, format) => `理赔款 ${sum(args, format)} 已存入余额`,
    body: ({ note }) => joined('可以继续使用，也可以提现。', note),
    sum: '存入余额',
  },
  claim_ended: {
    said: () => '理赔已结束',
    body: () => '包裹已签收，或已退回我们的仓库，因此没有丢失需要赔付。如情况不符，请联系客服。',
  },
  claim_in_doubt: {
    said: () => '正在重新核实理赔',
    body: () => '包裹有了新的物流消息，详见包裹页面。暂时无需操作；如消息有误，请联系客服。',
  },
  goods_kept: {
    said: () => '包裹找到了',
    body: () => '商品的价款已通过理赔全额赔付给你，因此商品归我们所有。没有赔付的商品已放回你的货架。',
  },
  compensation_owed: {
    said: () => '包裹找到了',
    body: ({ amount_fen }, { money }) =>
      `只获部分理赔的商品仍归你所有，已放回你的货架。已赔付的 ${money(amount_fen ?? 0)} 从余额扣除。${DEBT}已退还的运费不再收回。`,
    sum: '从余额扣除',
  },
  parcel_done: {
    said: () => '已确认收货',
    body: () => '现在可以写评价了。',
  },
  parcel_returned: {
    said: () => '包裹退回了仓库',
    body: ({ amount_fen }, { money }) =>
      amount_fen === undefined
        ? '商品已放回你的货架，请联系客服决定接下来怎么办。'
        : `商品已放回你的货架。退件运费 ${money(amount_fen)} 从余额扣除。${DEBT}`,
    sum: '退件运费',
  },
  return_freight_paid: {
    said: () => '退件运费已付',
    body: () => '商品可以放入新的包裹。',
    sum: '已付款',
  },
  parcel_address_problem: {
    said: () => '收货地址无法使用',
    body: ({ reason }) => joined(reason && `原因：${reason}`, '请在包裹页面更换地址，更换后马上寄出。'),
  },
  parcel_address_corrected: {
    said: () => '收货地址已更正',
    body: () => '请在包裹页面核对，包裹即将寄出。',
  },
  answer_arrived: {
    said: ({ title }) => `客服已回复：${title ?? '你的咨询'}`,
    body: () => '打开对话即可查看和回复。',
    notGoods: true,
  },
  coupon_counts_less: {
    said: (args, format) => `优惠券少抵 ${sum(args, format)}`,
    body: () => '去掉这件商品后，优惠券只抵订单剩余部分，差额已从退款中扣除。完全抵不了的优惠券已退还给你。',
    sum: '从退款扣除',
  },
  parcel_split: {
    said: () => '包裹已拆成两个',
    body: (args, format) =>
      joined(
        args.reason,
        `其中一部分改由包裹 ${args.note ?? ''} 寄出，物流线路和地址不变。`,
        args.amount_fen ? backInBalance(args, format) : undefined,
      ),
    sum: '退回余额',
  },
  parcel_merged: {
    said: () => '两个包裹已合成一个',
    body: (args, format) =>
      joined(
        args.reason,
        `包裹 ${args.note ?? ''} 里的商品将一起寄出。`,
        args.amount_fen ? backInBalance(args, format) : undefined,
      ),
    sum: '退回余额',
  },
  stock_held: {
    said: () => '已暂停出库',
    body: ({ reason }) => joined(holdReasonOf(reason), holds.stays, holds.days),
  },
  stock_released: {
    said: () => '已恢复出库',
    body: ({ count }) => joined('现在可以寄出了。', count ? `免费存放期已补 ${count} 天。` : undefined),
  },
  stock_sent: {
    said: ({ line }) => `正在调往${line ?? '其他仓库'}`,
    body: ({ reason }) => joined(reason, '到达后即可打包寄出，路上的时间不计入存放天数。'),
  },
  stock_arrived: {
    said: ({ line }) => `已到达${line ?? '新仓库'}`,
    body: ({ date }, { shelfDay: day }) => `免费存放至 ${date ? day(date) : '到期日'}。`,
  },
  photos_taken: {
    said: ({ count }) => `${count ?? ''} 张精细照片拍好了`.trim(),
    body: ({ date }, { shelfDay: day }) =>
      joined(
        '请到仓库页查看，和其他照片在一起。从货架取出的天数已经补回。',
        date && `免费存放至 ${day(date)}`,
      ),
  },
  photos_declined: {
    said: () => '精细照片没有拍齐',
    body: ({ reason, count, amount_fen, date }, { money, shelfDay: day }) =>
      joined(
        reason,
        count ? `已拍 ${count} 张，在仓库页查看。` : undefined,
        amount_fen ? `没拍的照片退款 ${money(amount_fen)}，已退回余额。` : undefined,
        '商品已放回货架。',
        date && `免费存放至 ${day(date)}`,
      ),
    sum: '退回余额',
  },
  photos_cancelled: {
    said: () => '精细拍照已取消',
    body: (args, format) =>
      joined('你已申请退款，因此不再补拍。', args.amount_fen ? backInBalance(args, format) : undefined),
    sum: '退回余额',
  },
  storage_extended: {
    said: ({ count }) => `免费存放延长 ${count} 天`,
    body: ({ date }, { shelfDay: day }) => `免费存放至 ${date ? day(date) : '到期日'}。`,
  },
  disposal_notice: {
    said: () => '最后通知：保留还是放弃？',
    by: ({ date }, { date: day }) => (date ? `请在 ${day(date)}前决定` : ''),
    body: ({ reason }) => joined(reason, '存放已到期。请支付存放费，或联系客服。'),
    silence: () => '过期后我们可能会丢弃或变卖。',
  },
  stock_disposed: {
    said: () => '已丢弃或变卖',
    body: ({ reason }) => joined(reason, '存放已到期，最后通知后我们没有收到你的答复。'),
  },
  stock_lost: {
    said: () => '抱歉，仓库里找不到它了',
    body: ({ amount_fen }, { money }) =>
      amount_fen
        ? `责任在我们，正在办理退款 ${money(amount_fen)}，你不用做任何事。`
        : '这是你自己寄来的商品，请联系客服，我们和你商定赔付。',
  },
  stock_found: {
    said: () => '找到了：它还在仓库',
    body: () => '抱歉，之前说找不到它说早了。它照旧为你保管。',
  },
  ...account,
  ...funds,
  ...ownership,
  ...staff,
}
