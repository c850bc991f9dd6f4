import { joinSentences } from '../join-sentences.ts'
import type { Words } from './notice.ts'
import type { text as en } from './funds-notices.en.ts'
import type { Notice } from './notice.ts'

const joined = (...parts: (string | undefined)[]): string => joinSentences('zh', parts)
const sum: Words = ({ amount_fen }, { money }) => money(amount_fen ?? 0)
const NOT_YOU = '如果不是你本人操作，请立即修改密码并联系客服。'

export const text: Record<keyof typeof en, Notice> = {
  recharge_succeeded: {
    said: (args, format) => `已存入余额 ${sum(args, format)}`,
    body: ({ number, rate }) =>
      rate
        ? `充值单 ${number} 的付款页面已过期，因此按付款当天的汇率入账：${rate}。`
        : `充值单 ${number} 已到账。`,
    sum: '存入余额',
  },
  recharge_failed: {
    said: () => '充值没有成功',
    body: ({ number, reason }) =>
      joined(
        reason ? `支付服务商拒绝了充值单 ${number}：${reason}` : `支付服务商拒绝了充值单 ${number}。`,
        '余额没有变动，你可以重新充值。',
      ),
  },
  payment_kept: {
    said: (args, format) => `你支付的 ${sum(args, format)} 已存入余额`,
    body: () => '付款时，原订单或包裹已经不能付款，款项存入了余额，可以继续使用或提现。',
    sum: '存入余额',
  },
  recharge_taken_back: {
    said: (args, format) => `充值中的 ${sum(args, format)} 已原路退回`,
    body: ({ number, amount_fen }, { money }) =>
      `支付服务商退还了充值单 ${number} 中的 ${money(amount_fen ?? 0)}，我们从余额中扣除了相同的金额。`,
    sum: '从余额扣除',
  },
  recharge_disputed: {
    said: (args, format) => `一笔 ${sum(args, format)} 的付款有争议`,
    body: ({ number }) =>
      `你的银行或支付服务商对充值单 ${number} 提出争议并收回了款项，我们从余额中扣除了相同的金额。争议处理完之前，暂不办理提现。`,
    sum: '从余额扣除',
  },
  shortfall_noted: {
    said: ({ owed_fen }, { money }) => `你有 ${money(owed_fen ?? 0)} 欠款`,
    body: ({ number, amount_fen }, { money }) =>
      `充值单 ${number} 中的 ${money(amount_fen ?? 0)} 在使用后被支付服务商退回，余额不够扣除。之后存入余额的款项会先用于还清欠款；还清之前，暂不办理提现。`,
  },
  shortfall_collected: {
    said: ({ amount_fen, owed_fen }, { money }) =>
      owed_fen
        ? `已还 ${money(amount_fen ?? 0)}，还欠 ${money(owed_fen)}`
        : `已还 ${money(amount_fen ?? 0)}，欠款已还清`,
    body: () => '这笔款项从余额中扣除。',
    sum: '从余额扣除',
  },
  recharge_given_again: {
    said: (args, format) => `${sum(args, format)} 已重新存入余额`,
    body: ({ number }) => `支付服务商撤销了充值单 ${number} 的退款。`,
    sum: '存入余额',
  },
  balance_raised: {
    said: (args, format) => `已存入余额 ${sum(args, format)}`,
    body: ({ number, reason }) => joined(reason, `这是财务做的更正（${number}）。`),
    sum: '存入余额',
  },
  balance_lowered: {
    said: (args, format) => `余额扣除了 ${sum(args, format)}`,
    body: ({ number, reason }) => joined(reason, `这是财务做的更正（${number}）。如有疑问，请联系客服。`),
    sum: '从余额扣除',
  },
  withdrawal_requested: {
    said: (args, format) => `已申请提现 ${sum(args, format)}`,
    body: ({ number, amount_fen }, { money }) =>
      `已为提现单 ${number} 预留 ${money(amount_fen ?? 0)}，我们审核后会通知你。${NOT_YOU}`,
    sum: '为提现预留',
  },
  withdrawal_paid: {
    said: (args, format) => `提现 ${sum(args, format)} 已打款`,
    body: ({ number }) => `提现单 ${number} 已打款，可能需要几天才会显示在你的账户里。`,
    sum: '已打款',
  },
  withdrawal_rejected: {
    said: () => '提现没有成功',
    body: (args, format) =>
      joined(
        args.reason && `原因：${args.reason}`,
        `提现单 ${args.number} 的 ${sum(args, format)} 已退回余额。`,
      ),
    sum: '退回余额',
  },
  withdrawal_returned: {
    said: (args, format) => `提现中的 ${sum(args, format)} 被退回`,
    body: ({ number }) =>
      `提现单 ${number} 中的这笔款项无法原路退回，已退回余额。请重新申请，并告诉我们打到哪个账户。`,
    sum: '退回余额',
  },
  withdrawal_held_back: {
    said: (args, format) => `提现中的 ${sum(args, format)} 暂不打款`,
    body: ({ number }) =>
      `提现单 ${number} 现在不能打款，这笔款项已退回余额，有欠款时会先用于还清。原因和期限见余额页面。`,
    sum: '退回余额',
  },
  remittance_submitted: {
    said: () => '已收到你的汇款登记',
    body: ({ number }) => `汇款 ${number} 到账后，我们会存入余额并通知你。`,
  },
  remittance_credited: {
    said: (args, format) => `已存入余额 ${sum(args, format)}`,
    body: ({ number }) => `汇款 ${number} 已到账。`,
    sum: '存入余额',
  },
  remittance_rejected: {
    said: () => '汇款未能入账',
    body: ({ number, reason }) => joined(reason, `汇款单号 ${number}。`),
  },
}
