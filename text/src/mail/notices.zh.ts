import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { text as captions } from '../photos/captions.zh.ts'
import { text as orderPage } from '../storefront/orders/order-page.zh.ts'
import type { NoticeArgs, NoticeCatalogue, NoticeFormat } from './notices.en.ts'
import { text as ownership } from './ownership-notices.zh.ts'
import { text as staff } from './staff-notices.zh.ts'

const by = (date: string | undefined, { dateTime }: NoticeFormat) => (date ? `在${dateTime(date)} 前` : '')

/** 验货发现了什么，以及验货员的说明。 */
const problemOf = ({ reason, note }: NoticeArgs): string => {
  const known = ABNORMAL_REASONS.find((problem) => problem === reason)
  return [known && orderPage.problems[known], note]
    .flatMap((sentence) => (sentence ? [`${sentence}。`] : []))
    .join('')
}

/** 照片里能看到什么，先读邮件的人也能知道。 */
const photosOf = ({ photos = [] }: NoticeArgs): string => {
  const listed = captions.listed(photos)
  return listed && `照片内容：${listed}。`
}

const quote = (title: string | undefined) => (title ? `“${title}”` : '你的商品')

export const text: NoticeCatalogue = {
  welcome: {
    title: () => '欢迎，请验证邮箱',
    body: () => '点击下方链接验证邮箱，链接 24 小时内有效。验证之前也可以浏览和加入购物车。',
  },
  already_registered: {
    title: () => '你已经有账户了',
    body: () => '有人（多半是你自己）用这个邮箱注册。直接登录即可；如果不是你本人操作，无需理会。',
  },
  recharge_succeeded: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} 已到账`,
    body: ({ number, rate }) =>
      `充值单 ${number} 已到账。${rate ? `付款页面已过期，因此按付款当天的汇率入账：${rate}。` : ''}`,
  },
  recharge_failed: {
    title: ({ number }) => `充值单 ${number} 未成功`,
    body: ({ reason }) =>
      `支付渠道拒绝了这笔付款${reason ? `：${reason}` : ''}。余额没有变动，你可以重新充值。`,
  },
  payment_kept: {
    title: ({ amount_fen }, { money }) => `你支付的 ${money(amount_fen ?? 0)} 已转入余额`,
    body: () => '原订单或包裹已无法付款，款项留在余额中，可继续使用或提现。',
  },
  recharge_taken_back: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} 已原路退回`,
    body: ({ number }) => `支付服务商已将充值 ${number} 全部或部分退还给你，我们已从你的余额中扣除相应金额。`,
  },
  recharge_disputed: {
    title: ({ amount_fen }, { money }) => `一笔 ${money(amount_fen ?? 0)} 的付款有争议`,
    body: ({ number }) =>
      `你的银行或支付服务商就充值 ${number} 提出了争议并收回了款项，我们已从你的余额中扣除相应金额。争议处理完之前，暂不办理提现。`,
  },
  shortfall_noted: {
    title: ({ owed_fen }, { money }) => `你有 ${money(owed_fen ?? 0)} 欠款`,
    body: ({ number, amount_fen }, { money }) =>
      `充值 ${number} 中的 ${money(amount_fen ?? 0)} 在使用后被支付服务商退回，余额不足以全部扣除。之后转入余额的款项会先用于还清欠款；还清之前，暂不办理提现。`,
  },
  shortfall_collected: {
    title: ({ amount_fen }, { money }) => `已偿还欠款 ${money(amount_fen ?? 0)}`,
    body: ({ owed_fen }, { money }) =>
      owed_fen
        ? `这笔款项已从余额中扣除，你还欠 ${money(owed_fen)}。`
        : '这笔款项已从余额中扣除，欠款已全部还清。',
  },
  recharge_given_again: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} 已回到你的余额`,
    body: ({ number }) => `支付服务商撤销了充值 ${number} 的退款。`,
  },
  balance_raised: {
    title: ({ amount_fen }, { money }) => `余额增加了 ${money(amount_fen ?? 0)}`,
    body: ({ number, reason }) => `财务更正 ${number}：${reason}`,
  },
  balance_lowered: {
    title: ({ amount_fen }, { money }) => `余额扣减了 ${money(amount_fen ?? 0)}`,
    body: ({ number, reason }) => `财务更正 ${number}：${reason}。如有疑问，请联系客服。`,
  },
  withdrawal_requested: {
    title: ({ number }) => `已申请提现 ${number}`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} 已预留。我们审核后会通知你。如果不是你本人操作，请立即修改密码并联系客服。`,
  },
  withdrawal_paid: {
    title: ({ number }) => `提现 ${number} 已付款`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} 正在转给你，银行或银行卡可能需要几天才会显示。`,
  },
  withdrawal_rejected: {
    title: ({ number }) => `提现 ${number} 未能办理`,
    body: ({ reason, amount_fen }, { money }) => `${reason ?? ''}${money(amount_fen ?? 0)} 已回到你的余额。`,
  },
  withdrawal_returned: {
    title: ({ amount_fen }, { money }) => `提现中的 ${money(amount_fen ?? 0)} 被退回`,
    body: ({ number }) =>
      `提现 ${number} 中的这笔款项无法原路退回，已回到你的余额。请重新申请，并填写收款账户。`,
  },
  withdrawal_held_back: {
    title: ({ amount_fen }, { money }) => `提现中的 ${money(amount_fen ?? 0)} 暂不打款`,
    body: ({ number }) =>
      `提现 ${number} 中的这笔款项暂不能打款，已回到你的余额，有欠款时会先用于还清。原因和期限见余额页面。`,
  },
  remittance_submitted: {
    title: ({ number }) => `已收到你提交的汇款 ${number}`,
    body: () => '款项到账后我们会立即入账，并通知你。',
  },
  remittance_credited: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} 已到余额`,
    body: ({ number }) => `汇款 ${number} 已入账。`,
  },
  remittance_rejected: {
    title: ({ number }) => `汇款 ${number} 未能入账`,
    body: ({ reason }) => reason ?? '',
  },
  order_placed: {
    title: ({ number }) => `订单 ${number} 已提交`,
    body: ({ amount_fen, date }, { money, dateTime }) =>
      `请${date ? `在${dateTime(date)} 前` : ''}支付 ${money(amount_fen ?? 0)}，逾期订单会自动取消。`,
  },
  order_paid: {
    title: ({ number }) => `订单 ${number} 已付款`,
    body: ({ amount_fen, date }, { money, dateTime }) =>
      `已冻结 ${money(amount_fen ?? 0)}。采购前我们会逐单审核${date ? `，最迟 ${dateTime(date)} 完成` : ''}。`,
  },
  order_expired: {
    title: ({ number }) => `订单 ${number} 超时未付款，已取消`,
    body: () => '没有产生任何费用，随时可以重新粘贴链接下单。',
  },
  item_approved: {
    title: ({ title }) => `审核通过：${quote(title)}`,
    body: ({ number }) => `订单 ${number} 已交给采购。`,
  },
  item_cancelled: {
    title: ({ title }) => `${quote(title)}已取消`,
    body: ({ reason, amount_fen }, { money }) =>
      `${reason ? `${reason}。` : ''}${amount_fen ? `${money(amount_fen)} 已退回余额。` : '没有产生任何费用。'}`,
  },
  question_asked: {
    title: ({ title, date }, format) => `请${by(date, format)}确认：${quote(title)}有变动`,
    body: ({ note, date }, { dateTime }) =>
      `${note ? `${note}。` : ''}请${date ? `在${dateTime(date)} 前` : ''}选择接受或拒绝，逾期将取消并退款。`,
  },
  question_expired: {
    title: ({ title }) => `${quote(title)}已取消：逾期未答复`,
    body: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} 已退回余额，随时可以重新下单。`,
  },
  supplement_due: {
    title: ({ amount_fen, date }, format) => `请${by(date, format)}补款 ${format.money(amount_fen ?? 0)}`,
    body: ({ number, date }, { dateTime }) =>
      `${number} 的实际费用高于已付金额，请${date ? `在${dateTime(date)} 前` : ''}补足差额，或取消。`,
  },
  supplement_paid: {
    title: ({ number }) => `${number} 的补款已收到`,
    body: () => '感谢，我们继续处理。',
  },
  supplement_expired: {
    title: ({ title }) => `${quote(title)}已取消：逾期未补款`,
    body: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} 已退回余额，随时可以重新下单。`,
  },
  item_purchased: {
    title: ({ title }) => `已采购：${quote(title)}`,
    body: ({ amount_fen }, { money }) =>
      amount_fen ? `实际价格更低，差额 ${money(amount_fen)} 已退回余额。` : '等待卖家发货。',
  },
  item_purchased_dearer: {
    title: ({ title }) => `已采购：${quote(title)}`,
    body: ({ amount_fen }, { money }) =>
      `实际价格贵了 ${money(amount_fen ?? 0)}，没有超出你下单时同意的幅度，已从余额扣除。`,
  },
  purchase_undone: {
    title: ({ title }) => `更正：${quote(title)}尚未采购`,
    body: ({ amount_fen }, { money }) =>
      `我们误录了采购，会尽快下单并通知你。${amount_fen ? `已退回的 ${money(amount_fen)} 重新为它冻结。` : ''}`,
  },
  seller_shipped: {
    title: ({ title }) => `卖家已发货：${quote(title)}`,
    body: ({ tracking_number }) => `正在寄往仓库，快递单号 ${tracking_number}。`,
  },
  item_received: {
    title: ({ title }) => `仓库已签收：${quote(title)}`,
    body: () => '接下来验货、称重、测量和拍照。',
  },
  receipt_undone: {
    title: ({ title }) => `更正：${quote(title)}尚未到仓`,
    body: ({ tracking_number }) =>
      `我们扫错了包裹。你的包裹（快递单号 ${tracking_number}）仍在路上，到仓后会再通知你。`,
  },
  item_problem: {
    title: ({ title, date }, format) => `请${by(date, format)}决定：${quote(title)}验货发现问题`,
    body: (args) => `${problemOf(args)}${photosOf(args)}请查看照片，选择保留或申请退款；逾期按现状为你保留。`,
  },
  item_in_stock: {
    title: ({ title }) => `已入库：${quote(title)}`,
    body: (args, { date: day }) =>
      `照片和重量已可查看。${photosOf(args)}${args.date ? `免费存放至 ${day(args.date)}。` : ''}`,
  },
  storage_reminder: {
    title: ({ count }) => `免费存放还剩 ${count} 天`,
    body: ({ title, date, more }, { date: day }) =>
      `${quote(title)}${more ? `等 ${more + 1} 件商品` : ''}免费存放至 ${date ? day(date) : '到期日'}，之后按天收取少量存放费。`,
  },
  storage_expired: {
    title: ({ title }) => `${quote(title)}存放已到期`,
    body: () => '请支付存放费以继续保留，或联系客服。',
  },
  refund_requested: {
    title: ({ title }) => `已收到${quote(title)}的退款申请`,
    body: () => '我们会尽快处理，并告诉你进展。',
  },
  refund_moved: {
    title: ({ title }) => `${quote(title)}的退款申请有新进展`,
    body: ({ note }) => note ?? '申请已进入下一步。',
  },
  refund_rejected: {
    title: ({ title }) => `${quote(title)}的退款申请未通过`,
    body: ({ reason }) => reason ?? '',
  },
  refunded: {
    title: ({ amount_fen }, { money }) => `已退款 ${money(amount_fen ?? 0)}`,
    body: ({ title }) => `${quote(title)}的退款已到余额。`,
  },
  inbound_arrived: {
    title: ({ title }) => `转运包裹已到仓：${quote(title)}`,
    body: ({ tracking_number }) => `快递单号 ${tracking_number}，接下来称重、测量和拍照。`,
  },
  inbound_problem: {
    title: ({ title }) => `转运包裹${quote(title)}到仓时发现问题`,
    body: (args) => `${problemOf(args)}${photosOf(args)}请查看照片，商品会按现状为你保管。`,
  },
  parcel_paid: {
    title: ({ number }) => `包裹 ${number} 已付款`,
    body: ({ amount_fen }, { money }) => `已冻结 ${money(amount_fen ?? 0)}，仓库开始拣货打包。`,
  },
  parcel_expired: {
    title: ({ number }) => `包裹 ${number} 超时未付款，已取消`,
    body: () => '其中的商品已回到仓库。',
  },
  parcel_cancelled: {
    title: ({ number }) => `包裹 ${number} 已取消`,
    body: ({ amount_fen, reason }, { money }) =>
      `${reason ? `${reason}。` : ''}其中的商品已回到仓库。${amount_fen ? `${money(amount_fen)} 已退回余额。` : ''}`,
  },
  parcel_to_pay: {
    title: ({ number, date }, format) => `包裹 ${number} 已打包称重，请${by(date, format)}付款`,
    body: ({ amount_fen, date }, { money, dateTime }) =>
      `按实际重量和尺寸应付 ${money(amount_fen ?? 0)}${date ? `，请在${dateTime(date)} 前付款` : ''}，付款后发出。`,
  },
  parcel_packed: {
    title: ({ number }) => `包裹 ${number} 已打包`,
    body: ({ amount_fen }, { money }) =>
      amount_fen ? `实际重量低于预估，发货时退还 ${money(amount_fen)}。` : '接下来交给承运商。',
  },
  parcel_shipped: {
    title: ({ number }) => `包裹 ${number} 已发出`,
    body: ({ line, tracking_number, amount_fen, expected }, { money }) =>
      [
        `${line}，运单号 ${tracking_number}。`,
        amount_fen ? `多付的 ${money(amount_fen)} 已退回余额。` : '',
        expected
          ? `连同商品，我们预计 ${money(expected.low_fen)} 至 ${money(expected.high_fen)}，实际 ${money(expected.was_fen)}。`
          : '',
      ].join(''),
  },
  parcel_delivered: {
    title: ({ number }) => `包裹 ${number} 已送达`,
    body: () => '收到后请确认收货，也欢迎写下评价。',
  },
  parcel_exception: {
    title: ({ number }) => `包裹 ${number} 运输异常`,
    body: ({ note }) => `承运商反馈：${note ?? '异常'}。我们正在跟进。`,
  },
  parcel_to_collect: {
    title: ({ number }) => `包裹 ${number} 待自提`,
    body: ({ note }) => `${note ? `承运商信息：${note}。` : ''}请尽快领取，逾期几天承运商会退回。`,
  },
  claim_received: {
    title: ({ number }) => `已收到包裹 ${number} 的理赔申请`,
    body: () => '我们会核实，并在 3 个工作日内答复。',
  },
  claim_evidence: {
    title: ({ number }) => `包裹 ${number} 的理赔需要补充材料`,
    body: ({ note }) => `${note ?? '请补充照片'}。请在包裹页面补充。`,
  },
  claim_rejected: {
    title: ({ number }) => `包裹 ${number} 的理赔未通过`,
    body: ({ reason }) => reason ?? '',
  },
  claim_paid: {
    title: ({ number }) => `包裹 ${number} 的理赔已赔付`,
    body: ({ amount_fen, note }, { money }) => `${money(amount_fen ?? 0)} 已存入余额。${note ?? ''}`,
  },
  claim_ended: {
    title: ({ number }) => `包裹 ${number} 的理赔已结束`,
    body: () => '包裹已签收，或已退回我们的仓库，因此不再按丢失赔付。如情况不符，请联系客服。',
  },
  claim_in_doubt: {
    title: ({ number }) => `正在重新核实包裹 ${number} 的理赔`,
    body: () => '作出决定后，包裹有了新的物流消息，详见包裹页面。你无需操作；如消息有误，请联系客服。',
  },
  goods_kept: {
    title: ({ number }) => `包裹 ${number} 已找到`,
    body: () => '其中商品的价款已通过理赔全额赔付给你，因此商品归我们所有。未赔付的商品已回到仓库。',
  },
  compensation_owed: {
    title: ({ number }) => `包裹 ${number} 已找到`,
    body: ({ amount_fen }, { money }) =>
      `其中只获部分理赔的商品仍归你所有，已回到仓库。已赔付的 ${money(amount_fen ?? 0)} 从余额扣除；余额不足的部分从之后转入的款项中扣除，还清之前不发货、不打款。已退还的运费不再收回。`,
  },
  parcel_done: {
    title: ({ number }) => `包裹 ${number} 已完成`,
    body: () => '感谢确认收货，现在可以写评价了。',
  },
  parcel_returned: {
    title: ({ number }) => `包裹 ${number} 被退回`,
    body: ({ amount_fen }, { money }) =>
      amount_fen === undefined
        ? '其中的商品已回到仓库，请联系客服决定后续处理。'
        : `其中的商品已回到仓库。退件运费为 ${money(amount_fen)}，从余额扣除；余额不足的部分从之后转入的款项中扣除，还清之前不发货、不打款。`,
  },
  return_freight_paid: {
    title: ({ number }) => `包裹 ${number} 的退件运费已支付`,
    body: ({ amount_fen }, { money }) => `已支付 ${money(amount_fen ?? 0)}，其中的商品可以放入新包裹。`,
  },
  parcel_address_problem: {
    title: ({ number }) => `包裹 ${number} 的收货地址无法使用`,
    body: ({ reason }) => `${reason ? `原因：${reason}。` : ''}请在包裹页面更换地址，更换后即可发出。`,
  },
  parcel_address_corrected: {
    title: ({ number }) => `包裹 ${number} 的收货地址已更正`,
    body: () => '客服已为你更正地址，包裹即将寄出，请在包裹页面核对。',
  },
  answer_arrived: {
    title: ({ title }) => `客服已回复：${title ?? '你的咨询'}`,
    body: () => '打开对话即可查看回复并继续沟通。',
  },
  registered: {
    title: () => '欢迎，账户已经可以使用',
    body: () => '你的邮箱已验证。粘贴商品链接，我们就帮你买。',
  },
  reset_password: {
    title: () => '设置新密码',
    body: () =>
      '有人（应该是你）要为这个账户设置新密码。下面的链接 30 分钟内有效，只能用一次。如果不是你，请忽略，账户没有任何变化。',
  },
  invited: {
    title: () => '你的账户已搬到新网站，请设置密码',
    body: ({ count }) =>
      `我们换了新网站，你的账户连同余额、订单和库存商品都已搬过来。点下面的链接设置密码，${count ?? 0} 天内有效，只能用一次；过期后可以在登录页点“忘记密码”重新获取。如果你不认识我们，请忽略这封邮件。`,
  },
  password_changed: {
    title: () => '密码已修改',
    body: ({ date }, { dateTime }) =>
      `${date ? `修改时间：${dateTime(date)}。` : ''}其他设备都已退出登录。如果不是你本人操作，请立即在登录页点“忘记密码”重设，并联系客服。`,
  },
  two_factor_on: {
    title: () => '两步验证已开启',
    body: () => '以后登录时需要验证器应用里的验证码。请把恢复码放在没有手机也能找到的地方。',
  },
  two_factor_off: {
    title: () => '两步验证已关闭',
    body: () => '现在只凭密码就能登录。如果不是你本人操作，请立即修改密码并联系客服。',
  },
  token_made: {
    title: ({ title }) => `新建了只读令牌：${title ?? ''}`,
    body: ({ date }, { date: day }) =>
      `持有它的程序可以读取你账户的部分内容，但不能改动${date ? `，有效期至 ${day(date)}` : ''}。如果不是你本人操作，请在“程序接口”里吊销它，并修改密码。`,
  },
  hook_made: {
    title: () => '新建了推送地址',
    body: ({ note }) =>
      `账户里的状态变化会推送到 ${note ?? '这个地址'}。如果不是你本人操作，请在“程序接口”里删除它，并修改密码。`,
  },
  hook_disabled: {
    title: () => '推送地址已停用',
    body: ({ note }) =>
      `推送到 ${note ?? '这个地址'} 一直不成功，已停止发送。排除故障后，可在“程序接口”里重新启用。`,
  },
  push_added: {
    title: () => '一台新设备开启了通知',
    body: ({ device }) =>
      `${device ?? '一个浏览器'}会按你在那里的选择，显示待处理的事项或包裹的动态。如果不是你本人操作，请在“账户安全”里停用它，并修改密码。`,
  },
  recovery_code_used: {
    title: () => '有人用恢复码登录',
    body: ({ count }) =>
      `恢复码还剩 ${count ?? 0} 个，可以在“账户安全”里重新生成。如果不是你本人操作，请立即修改密码。`,
  },
  email_change: {
    title: () => '请确认新邮箱',
    body: () => '打开下面的链接，账户就改用这个邮箱。链接 24 小时内有效。如果不是你申请的，请忽略。',
  },
  email_change_asked: {
    title: () => '有人申请更换邮箱',
    body: ({ email }) =>
      `账户将改用 ${email ?? '另一个邮箱'}。新邮箱确认之前不会有任何变化。如果不是你本人操作，请马上修改密码，更换随即作废。`,
  },
  email_changed: {
    title: () => '邮箱已更换',
    body: ({ email }) => `现在用 ${email ?? '新邮箱'} 登录。如果不是你本人操作，请立即联系客服。`,
  },
  export_ready: {
    title: () => '你的数据可以下载了',
    body: ({ date }, { date: day }) =>
      `请到“账户安全”下载${date ? `，保留到 ${day(date)}` : ''}，过后我们会删除。`,
  },
  account_closed: {
    title: () => '账户已注销',
    body: () => '你的姓名、地址、消息和图片都已删除。账目必须保留的部分不再与你关联。感谢你的使用。',
  },
  points_expiring: {
    title: ({ count }) => `你有 ${count} 积分快到期了`,
    body: ({ date }, { date: day }) =>
      `最早的一批在${date ? ` ${day(date)} ` : '近期'}到期，到期前可以兑换成优惠券。`,
  },
  plan_renewed: {
    title: ({ title }) => `套餐“${title ?? ''}”已续费`,
    body: ({ amount_fen, date }, { money, date: day }) =>
      `已从余额扣除 ${money(amount_fen ?? 0)}${date ? `，有效期至 ${day(date)}` : ''}。`,
  },
  plan_changed: {
    title: ({ title }) => `已换成套餐“${title ?? ''}”`,
    body: ({ amount_fen, date }, { money, date: day }) =>
      `上个月的套餐已到期，你选择的套餐开始生效。已从余额扣除 ${money(amount_fen ?? 0)}${date ? `，有效期至 ${day(date)}` : ''}。`,
  },
  plan_balance_low: {
    title: ({ title }) => `余额不够支付下个月的套餐“${title ?? ''}”`,
    body: ({ amount_fen, date }, { money, date: day }) =>
      `还差 ${money(amount_fen ?? 0)}，请${date ? `在 ${day(date)}前` : '尽快'}充值；否则套餐到期结束，不会产生欠费。`,
  },
  plan_ended_unpaid: {
    title: ({ title }) => `套餐“${title ?? ''}”已结束：余额不足`,
    body: ({ amount_fen }, { money }) =>
      `下个月需要 ${money(amount_fen ?? 0)}。没有产生欠费，你可以随时重新开通。`,
  },
  plan_ended_cancelled: {
    title: ({ title }) => `套餐“${title ?? ''}”已结束`,
    body: () => '你已取消续费，付过的这个月已到期，不会再扣费。',
  },
  plan_ended_stopped: {
    title: ({ title }) => `套餐“${title ?? ''}”已结束：已停止提供`,
    body: () => '付过的这个月已到期，不会再扣费。欢迎看看其他套餐。',
  },
  coupon_counts_less: {
    title: () => '优惠券已按订单剩余部分重新计算',
    body: ({ title, amount_fen }, { money }) =>
      `去掉${quote(title)}后，优惠券少抵服务费 ${money(amount_fen ?? 0)}，已从退款中扣除。完全抵不了的优惠券已退还给你。`,
  },
  coupon_given: {
    title: ({ title }) => `送你一张优惠券：${title ?? '优惠券'}`,
    body: ({ date, note }, { date: day }) =>
      `${note ? `${note} ` : ''}${date ? `${day(date)}前有效，` : ''}确认订单或包裹时选择它即可使用。`,
  },
  parcel_split: {
    title: ({ number }) => `包裹 ${number} 已拆成两个包裹`,
    body: ({ note, reason, amount_fen }, { money }) =>
      `${reason ? `${reason}。` : ''}其中一部分改由包裹 ${note ?? ''} 寄出，物流线路和地址不变。${amount_fen ? `多付的 ${money(amount_fen)} 已退回余额。` : ''}`,
  },
  parcel_merged: {
    title: ({ number }) => `包裹 ${number} 已与你的另一个包裹合并`,
    body: ({ note, reason, amount_fen }, { money }) =>
      `${reason ? `${reason}。` : ''}包裹 ${note ?? ''} 里的商品将一起寄出。${amount_fen ? `多付的 ${money(amount_fen)} 已退回余额。` : ''}`,
  },
  stock_sent: {
    title: ({ title, line }) => `${quote(title)}正在调往${line ?? '其他仓库'}`,
    body: ({ reason }) => `${reason ? `${reason}。` : ''}到达后即可打包寄出，路上的时间不计入仓储天数。`,
  },
  stock_arrived: {
    title: ({ title, line }) => `${quote(title)}已到达${line ?? '新仓库'}`,
    body: ({ date }, { date: day }) => `免费仓储至 ${date ? day(date) : '到期日'}。`,
  },
  photos_taken: {
    title: ({ title, count }) => `${quote(title)}的 ${count ?? ''} 张精细照片已拍好`,
    body: ({ date }, { date: day }) =>
      `请到仓库页查看。商品已放回货架，等待的天数已补回，免费仓储至 ${date ? day(date) : '到期日'}。`,
  },
  photos_declined: {
    title: ({ title }) => `${quote(title)}的精细照片未能拍齐`,
    body: ({ reason, count, amount_fen, date }, { money, date: day }) =>
      `${reason ? `${reason}。` : ''}${count ? `已拍 ${count} 张，在仓库页查看。` : ''}${amount_fen ? `未拍照片的 ${money(amount_fen)} 已退回余额。` : ''}商品已放回货架，免费仓储至 ${date ? day(date) : '到期日'}。`,
  },
  photos_cancelled: {
    title: ({ title }) => `${quote(title)}的精细拍照已取消`,
    body: ({ amount_fen }, { money }) =>
      `你已申请退款，因此不再补拍。${amount_fen ? `${money(amount_fen)} 已退回余额。` : ''}`,
  },
  storage_extended: {
    title: ({ count }) => `仓储延长 ${count} 天`,
    body: ({ title, date }, { date: day }) => `${quote(title)}免费仓储至 ${date ? day(date) : '到期日'}。`,
  },
  disposal_notice: {
    title: ({ title }) => `最后通知：${quote(title)}如何处理？`,
    body: ({ date, reason }, { date: day }) =>
      `${reason ? `${reason}。` : ''}它的仓储时间已用完。请在 ${date ? day(date) : '期限'}前支付存放费，或者联系我们；逾期我们可能会作弃置处理。`,
  },
  stock_disposed: {
    title: ({ title }) => `${quote(title)}已弃置`,
    body: ({ reason }) =>
      `${reason ? `${reason}。` : ''}它的仓储时间已用完，最后通知后我们没有收到你的回复。`,
  },
  ...ownership,
  ...staff,
}
